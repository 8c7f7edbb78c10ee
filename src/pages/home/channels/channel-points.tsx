interface ChannelPointsProps {
  points: Record<string, { name: string; text: string }>;
  /** The columns, and the space around them. By default, in a wide window as many columns as there is room for. */
  look?: string;
}

/** The capabilities of a channel. */
export function ChannelPoints({
  points,
  look = "mt-4 @sm:gap-y-4 @sm:grid-cols-2 @lg:grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))]",
}: ChannelPointsProps) {
  return (
    <ul className={`text-night-muted @max-sm:text-ui grid gap-x-6 gap-y-3 ${look}`}>
      {Object.entries(points).map(([key, { name, text }]) => (
        <li key={key}>
          <strong className="text-night-text block font-semibold">{name}</strong> <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
