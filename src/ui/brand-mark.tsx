type Size = "small" | "large";

/** Multiples of the mark's 14 units, so that its edges fall on whole pixels. */
const PIXELS: Record<Size, number> = { small: 28, large: 56 };

/** The mark of the brand, as in src/brand/mark.svg. Decoration: the name stands beside it. */
export function BrandMark({ size }: { size: Size }) {
  return (
    <svg
      aria-hidden
      width={PIXELS[size]}
      height={PIXELS[size]}
      viewBox="0 0 14 14"
      className="text-green-700"
      fill="currentColor"
    >
      <path d="M3 0h11v3H4v2h8v2a3 3 0 0 1-3 3H4l-4 4V3a3 3 0 0 1 3-3z" />
    </svg>
  );
}
