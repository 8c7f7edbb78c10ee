type PointsLayout = "pair" | "row";

const pointsLook: Record<PointsLayout, string> = {
  /** Lists of which two stand side by side. */
  pair: "mt-2 @sm:mt-3 @sm:gap-y-3 @lg:grid-cols-2 @lg:gap-x-8 @lg:gap-y-5",
  /** In a wide window as many columns as there is room for. */
  row: "mt-4 @sm:gap-y-4 @sm:grid-cols-2 @lg:grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))]",
};

interface ChannelPointsProps {
  layout: PointsLayout;
  points: Record<string, { name: string; text: string }>;
}

/** The capabilities of a channel. */
export function ChannelPoints({ layout, points }: ChannelPointsProps) {
  return (
    <ul className={`text-night-lead grid gap-x-6 gap-y-2 @max-sm:leading-snug ${pointsLook[layout]}`}>
      {Object.entries(points).map(([key, { name, text }]) => (
        <li key={key}>
          <strong className="text-night-text font-semibold @max-sm:after:content-[':'] @sm:block">{name}</strong>{" "}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
