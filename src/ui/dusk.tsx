import type { ReactNode } from "react";

/** Which piece of the street is seen. */
type Crop = "centre" | "left" | "right";

const CROPS: Record<Crop, string> = {
  centre: "",
  left: "@lg:[--street:calc(62%-22rem)]",
  right: "@lg:[--street:calc(62%+20rem)]",
};

/**
 * The forecourt at dusk: sky, a few stars, and the street on the ground. Its children keep clear of the horizon by
 * `pb-above-horizon` (text) or `pb-above-scene` (what has a ground of its own).
 */
export function Dusk({ crop = "centre", children }: { crop?: Crop; children: ReactNode }) {
  return <div className={`dusk relative isolate grow overflow-clip ${CROPS[crop]}`}>{children}</div>;
}
