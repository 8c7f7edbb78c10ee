export interface EffortChartContent {
  without: string;
  with: string;
  /** Says what is drawn, and that nothing was measured. */
  caption: string;
}

/** Its strokes keep their width however it is stretched. */
const DRAWING = "h-20 w-full *:non-scaling-stroke @lg:h-56";

/** Work at the desk as calls grow, without and with an agent: a sketch that claims no number. */
export function EffortChart({ without, with: withAgent, caption }: EffortChartContent) {
  return (
    <figure className="text-caption text-ink-3 mt-5">
      <p aria-hidden className="text-right">
        {without}
      </p>
      <svg aria-hidden viewBox="0 0 400 92" preserveAspectRatio="none" fill="none" className={DRAWING}>
        <path d="M0 78h90V54h90V30h90V6h130" stroke="currentColor" strokeWidth="3" />
        <path d="M0 86C120 81 280 73 400 58" stroke="currentColor" strokeWidth="4" className="text-action" />
      </svg>
      <p aria-hidden className="text-action text-right font-semibold">
        {withAgent}
      </p>
      <figcaption className="mt-2">{caption}</figcaption>
    </figure>
  );
}
