type PointsLayout = "card" | "row" | "column";

const LAYOUTS: Record<PointsLayout, string> = {
  card: "@lg:grid-cols-2",
  /** On the grid of the workflows, or in one of its columns. */
  row: "@sm:grid-cols-2 @lg:grid-cols-points @lg:gap-x-0 *:@lg:pr-8",
  /** In a wide window; else a row. */
  column: "@sm:grid-cols-2 @lg:grid-cols-4 @xl:grid-cols-1 @xl:gap-y-6",
};

interface ChannelPointsProps {
  layout: PointsLayout;
  points: { name: string; text: string }[];
}

/** The capabilities of a channel. */
export function ChannelPoints({ layout, points }: ChannelPointsProps) {
  return (
    <ul className={`text-ui mt-3 grid gap-x-8 gap-y-3 ${LAYOUTS[layout]}`}>
      {points.map(({ name, text }) => (
        <li key={name}>
          <strong className="text-night-text block font-semibold">{name}</strong> <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
