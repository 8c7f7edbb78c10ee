/** What a channel does: a name and a line about it. */
export interface ChannelPoint {
  name: string;
  text: string;
}

type Size = "small" | "large";

const ITEMS: Record<Size, string> = { small: "*:py-2", large: "border-t *:py-4 lg:text-lead lg:*:py-6" };

/** What a channel does, as a ruled list. */
export function ChannelPoints({ points, size }: { points: ChannelPoint[]; size: Size }) {
  return (
    <ul className={`divide-line border-line divide-y ${ITEMS[size]}`}>
      {points.map(({ name, text }) => (
        <li key={name}>
          <strong className="text-ink-950 block font-semibold">{name}</strong>
          {text}
        </li>
      ))}
    </ul>
  );
}
