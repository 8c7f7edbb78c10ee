import { mark } from "../brand/mark";

type Size = "small" | "large";

/** Multiples of the mark's units, so that its edges fall on whole pixels. */
const PIXELS: Record<Size, number> = { small: 28, large: 56 };

/** The mark of the brand. Decoration: the name stands beside it. */
export function BrandMark({ size }: { size: Size }) {
  return (
    <svg
      aria-hidden
      width={PIXELS[size]}
      height={PIXELS[size]}
      viewBox={`0 0 ${mark.units} ${mark.units}`}
      className="text-green-700"
      fill="currentColor"
    >
      <path d={mark.path} />
    </svg>
  );
}
