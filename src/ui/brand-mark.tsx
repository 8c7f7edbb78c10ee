import { mark } from "../brand/mark";

/**
 * The brand's mark. Decoration: the brand's name stands beside it.
 *
 * @param size in px, at a text size of 16 px; by default one for each unit of the drawing, so that its edges fall on whole
 *   pixels
 */
export function BrandMark({ size = mark.units }: { size?: number }) {
  return (
    <svg
      aria-hidden
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox={`0 0 ${mark.units} ${mark.units}`}
      className="text-go"
      fill="currentColor"
    >
      <path d={mark.path} />
    </svg>
  );
}
