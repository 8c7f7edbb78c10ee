/** What a channel does: a name and a line about it. */
export interface ChannelPoint {
  name: string;
  text: string;
}

type Size = "small" | "large";

const LISTS: Record<Size, string> = { small: "text-ui", large: "border-t text-lead" };
const ITEMS: Record<Size, string> = { small: "py-2", large: "py-4 @lg:py-6" };

/** What a channel does, as a ruled list. */
export function ChannelPoints({ points, size }: { points: ChannelPoint[]; size: Size }) {
  return (
    <ul className={`divide-line border-line divide-y ${LISTS[size]}`}>
      {points.map(({ name, text }) => (
        <li key={name} className={ITEMS[size]}>
          <strong className="text-ink-950 block font-semibold">{name}</strong>
          {text}
        </li>
      ))}
    </ul>
  );
}
