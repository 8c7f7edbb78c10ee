/** What a channel does: a name and a line about it. */
export interface ChannelPoint {
  name: string;
  text: string;
}

const LIST = "text-ui *:border-t *:border-night-hairline *:py-2 *:first:border-t-0 *:@sm:py-3";

/** What a channel does, as a ruled list. */
export function ChannelPoints({ points }: { points: ChannelPoint[] }) {
  return (
    <ul className={LIST}>
      {points.map(({ name, text }) => (
        <li key={name}>
          <strong className="text-night-text mr-1 font-semibold @sm:block">{name}</strong> <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
