/** Which drawing stands for an advantage. */
export type AdvantageChartName = "hours" | "steps" | "journey";

interface ChartProps {
  /** What its parts are called, in the order in which they are drawn. */
  labels: string[];
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const isOpen = (hour: number) => hour >= 9 && hour < 18;
const bars = (hours: number[]) => hours.map((hour) => `M${hour * 10 + 3} 0v18`).join("");

const OPEN_BARS = bars(HOURS.filter(isOpen));
const ALL_BARS = bars(HOURS);

function Hours({ labels: [showroom, agent] }: ChartProps) {
  return (
    <>
      <text y="9">{showroom}</text>{" "}
      <path
        className="text-line-strong"
        stroke="currentColor"
        strokeWidth="6"
        transform="translate(0 15)"
        d={OPEN_BARS}
      />
      <text y="52">{agent}</text>
      <path className="text-green-700" stroke="currentColor" strokeWidth="6" transform="translate(0 58)" d={ALL_BARS} />
    </>
  );
}

function Steps({ labels: [desks, agent] }: ChartProps) {
  return (
    <>
      <text y="9">{desks}</text>
      <path
        className="text-line-strong"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        d="M1 68h60V50h60V32h60V14h58"
      />
      <path className="text-green-700" stroke="currentColor" strokeWidth="3" d="M1 74 239 60" />{" "}
      <text x="239" y="76" textAnchor="end">
        {agent}
      </text>
    </>
  );
}

function Journey({ labels }: ChartProps) {
  return (
    <>
      <path className="text-green-700" stroke="currentColor" strokeWidth="3" d="M24 38h192" />
      {labels.map((label, index) => (
        <g key={label}>
          <circle className="text-green-700" cx={index * 48 + 24} cy="38" r="8" />
          <text x={index * 48 + 24} y={index % 2 ? 62 : 22} textAnchor="middle">
            {label}
          </text>{" "}
        </g>
      ))}
    </>
  );
}

const CHARTS: Record<AdvantageChartName, (props: ChartProps) => React.JSX.Element> = {
  hours: Hours,
  steps: Steps,
  journey: Journey,
};

/** A small drawing beside an advantage; its caption, set by the section, says in words what it shows. */
export function AdvantageChart({ name, labels }: ChartProps & { name: AdvantageChartName }) {
  const Chart = CHARTS[name];
  return (
    <svg aria-hidden viewBox="0 0 240 80" className="max-w-card h-auto w-full" fill="currentColor" fontSize="9.5">
      <Chart labels={labels} />
    </svg>
  );
}
