/** The capabilities of a channel, as a ruled list. */
export function ChannelPoints({ points }: { points: { name: string; text: string }[] }) {
  return (
    <ul className="text-ui *:border-night-hairline *:border-t *:py-2 *:first:border-t-0 *:@sm:py-3">
      {points.map(({ name, text }) => (
        <li key={name}>
          <strong className="text-night-text mr-1 font-semibold @sm:block">{name}</strong> <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
