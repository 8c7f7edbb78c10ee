import "./evening-sky.css";
import type { ReactNode } from "react";

/** The visible part of the street in wider windows than a phone's. At 56.5 % no sliver of a car shows. */
const CROPS = {
  centre: "",
  // Narrow windows see a lower sky.
  right: "@max-sm:[--sky-unit:.6rem] @sm:[--street-position:56.5%] @lg:[--street-position:calc(62%+11.75rem)]",
  // In wide windows the showroom stands in the middle, to within a hundredth of the window.
  showroom: "@lg:[--street-position:calc(50%-6vw)]",
};

/**
 * The forecourt at dusk: sky and street. The children need `pb-above-horizon`, or `pb-above-scene` if they
 * have a ground of their own, to stand above the street.
 */
export function EveningSky({ crop = "centre", children }: { crop?: keyof typeof CROPS; children: ReactNode }) {
  return <div className={`evening-sky relative isolate overflow-clip ${CROPS[crop]}`}>{children}</div>;
}
