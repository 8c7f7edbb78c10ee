import { mark } from "../brand/mark";

/**
 * The brand's mark. Decoration: the brand's name stands beside it.
 *
 * @param className another size; by default a pixel, at a text size of 16 px, for each unit of the drawing, so that its edges
 *   fall on whole pixels
 */
export function BrandMark({ className = "" }: { className?: string }) {
  return (
    <svg
      aria-hidden
      width={`${mark.units / 16}rem`}
      height={`${mark.units / 16}rem`}
      viewBox={`0 0 ${mark.units} ${mark.units}`}
      className={`text-go ${className}`}
      fill="currentColor"
    >
      <path d={mark.path} />
    </svg>
  );
}
