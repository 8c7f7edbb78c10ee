import { mark } from "../brand/mark";

/** Pixels for each of the mark's units, so that its edges fall on whole pixels. */
const SIDE = mark.units;

/** The mark of the brand. Decoration: the name stands beside it. */
export function BrandMark() {
  return (
    <svg aria-hidden width={SIDE} height={SIDE} viewBox={`0 0 ${SIDE} ${SIDE}`} className="text-go" fill="currentColor">
      <path d={mark.path} />
    </svg>
  );
}
