import { Fold } from "../../../ui/fold";

interface ChannelPointsProps {
  points: Record<string, { name: string; text: string }>;
  /** The columns, and the space around them. */
  look: string;
}

/** The capabilities of a channel. */
export function ChannelPoints({ points, look }: ChannelPointsProps) {
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

interface FoldedPointsProps {
  heading: string;
  points: ChannelPointsProps["points"];
}

/** The capabilities of a channel below their heading; phones fold them. */
export function FoldedPoints({ heading, points }: FoldedPointsProps) {
  return (
    <div className="border-night-line @max-sm:border-y">
      <h3 className="unfolded-heading text-title tracking-sub">{heading}</h3>
      <Fold label={<h3 className="text-body tracking-sub py-2">{heading}</h3>} isForPhones>
        <ChannelPoints
          points={points}
          look="pb-4 @sm:mt-4 @sm:pb-0 @sm:gap-y-4 @sm:grid-cols-2 @lg:grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))]"
        />
      </Fold>
    </div>
  );
}
