type Size = "small" | "large";

const PIXELS: Record<Size, number> = { small: 28, large: 56 };

/** The mark of the brand. Decoration: the name stands beside it. */
export function BrandMark({ size }: { size: Size }) {
  return (
    <svg
      aria-hidden
      width={PIXELS[size]}
      height={PIXELS[size]}
      viewBox="0 0 32 32"
      className="text-green-700"
      fill="currentColor"
    >
      <path d="M2 6h28v6H2zM6 15h5v11H6zM21 15h5v11h-5z" />
    </svg>
  );
}
