type PointsLayout = "pair" | "row";

const LAYOUTS: Record<PointsLayout, string> = {
  /** Lists of which two stand side by side. */
  pair: "gap-y-2 @lg:grid-cols-2",
  /** In a wide window as many columns as there is room for. */
  row: "gap-y-4 @sm:grid-cols-2 @lg:grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))]",
};

interface ChannelPointsProps {
  layout: PointsLayout;
  points: Record<string, { name: string; text: string }>;
}

/** The capabilities of a channel. */
export function ChannelPoints({ layout, points }: ChannelPointsProps) {
  return (
    <ul className={`text-ui mt-3 grid gap-x-8 ${LAYOUTS[layout]}`}>
      {Object.entries(points).map(([key, { name, text }]) => (
        <li key={key}>
          <strong className="text-night-text block font-semibold">{name}</strong> <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
