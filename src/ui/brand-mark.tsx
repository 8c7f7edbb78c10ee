import { mark } from "../brand/mark";

/** The brand's mark. Decoration: the brand's name stands beside it. */
export function BrandMark() {
  // One pixel for each unit of the drawing, so that its edges fall on whole pixels.
  const side = mark.units;
  return (
    <svg aria-hidden width={side} height={side} viewBox={`0 0 ${side} ${side}`} className="text-go" fill="currentColor">
      <path d={mark.path} />
    </svg>
  );
}
