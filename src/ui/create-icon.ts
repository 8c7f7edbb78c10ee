import { createElement, type SVGProps } from "react";

/** A lucide icon: SVG elements on a field of 24 × 24. */
interface IconData {
  node: [tag: string, attributes: SVGProps<SVGElement>][];
}

interface IconProps extends Omit<SVGProps<SVGSVGElement>, "width" | "height"> {
  /** Width and height in pixels. */
  size?: number;
}

/** Makes the component of a lucide icon, in the place of the package's own maker (src/prerender/lean-packages.ts). */
export const createIcon =
  ({ node }: IconData) =>
  ({ size = 24, ...attributes }: IconProps) =>
    createElement(
      "svg",
      {
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        ...attributes,
      },
      ...node.map(([tag, shape]) => createElement(tag, shape)),
    );
