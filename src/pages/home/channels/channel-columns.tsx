import type { ReactNode } from "react";

/**
 * A channel's capabilities beside its samples; on narrow screens the samples come first. In high windows the capabilities
 * stay in view beside taller samples.
 */
export function ChannelColumns({ points, samples }: { points: ReactNode; samples: ReactNode }) {
  return (
    <div className="@lg:grid-cols-desk grid gap-8 @lg:gap-16">
      <div className="desk-window:sticky top-24 order-last @lg:order-none @lg:self-start">{points}</div>
      <div>{samples}</div>
    </div>
  );
}

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
