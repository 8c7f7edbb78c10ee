/** What a channel does: a name and a line about it. */
export interface ChannelPoint {
  name: string;
  text: string;
}

type Size = "small" | "large";

/** A list has the height of its panel to fill, and shares it out among its rows. */
const LIST = "grid grow auto-rows-fr divide-y divide-line border-line";
const LISTS: Record<Size, string> = { small: "text-ui", large: "border-t" };
const ITEMS: Record<Size, string> = { small: "py-2", large: "py-4 @lg:py-6" };
const NAMES: Record<Size, string> = { small: "", large: "text-lead" };

/** What a channel does, as a ruled list. */
export function ChannelPoints({ points, size }: { points: ChannelPoint[]; size: Size }) {
  return (
    <ul className={`${LIST} ${LISTS[size]}`}>
      {points.map(({ name, text }) => (
        <li key={name} className={ITEMS[size]}>
          <strong className={`text-ink-950 block font-semibold ${NAMES[size]}`}>{name}</strong> <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
