/** Which drawing stands for an advantage. */
export type AdvantageChartName = "hours" | "steps" | "journey";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const OPEN_FROM = 9;
const OPEN_UNTIL = 18;

function Hours() {
  const bar = (hour: number) => `M${hour * 10 + 2} 0v36`;
  const isOpen = (hour: number) => hour >= OPEN_FROM && hour < OPEN_UNTIL;
  return (
    <g fill="none" strokeWidth="6">
      <path className="text-line-strong" stroke="currentColor" d={HOURS.filter(isOpen).map(bar).join("")} />
      <path className="text-green-700" stroke="currentColor" transform="translate(0 44)" d={HOURS.map(bar).join("")} />
    </g>
  );
}

function Steps() {
  return (
    <g fill="none" strokeWidth="4">
      <path className="text-line-strong" stroke="currentColor" d="M2 70h56V50h58V30h58V10h64" />
      <path className="text-green-700" stroke="currentColor" d="M2 74 238 62" />
    </g>
  );
}

function Journey() {
  return (
    <g className="text-green-700" fill="currentColor">
      <path stroke="currentColor" strokeWidth="4" d="M10 40h220" />
      {[10, 65, 120, 175, 230].map((x) => (
        <circle key={x} cx={x} cy="40" r="10" />
      ))}
    </g>
  );
}

const CHARTS: Record<AdvantageChartName, () => React.JSX.Element> = { hours: Hours, steps: Steps, journey: Journey };

/** A small drawing beside an advantage; its caption, set by the section, says what it shows. */
export function AdvantageChart({ name }: { name: AdvantageChartName }) {
  const Chart = CHARTS[name];
  return (
    <svg aria-hidden viewBox="0 0 240 80" className="max-w-card h-24 w-full" preserveAspectRatio="xMinYMid meet">
      <Chart />
    </svg>
  );
}
