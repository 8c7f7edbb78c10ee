import { mark } from "../brand/mark";

/**
 * The brand's mark. Decoration: the brand's name stands beside it.
 *
 * @param size in px; by default one pixel for each unit of the drawing, so that its edges fall on whole pixels
 * @param look classes, its colour among them
 */
export function BrandMark({ size = mark.units, look = "text-go" }: { size?: number; look?: string }) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox={`0 0 ${mark.units} ${mark.units}`}
      className={look}
      fill="currentColor"
    >
      <path d={mark.path} />
    </svg>
  );
}
