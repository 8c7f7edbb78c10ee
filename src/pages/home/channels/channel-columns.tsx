import type { ReactNode } from "react";

interface ChannelColumnsProps {
  /** What the channel does. */
  points: ReactNode;
  samples: ReactNode;
}

/**
 * A channel's points beside its samples; on narrow screens the samples come first. Beside taller samples the points stay
 * in view, where the window is high enough for them.
 */
export function ChannelColumns({ points, samples }: ChannelColumnsProps) {
  return (
    <div className="@lg:grid-cols-desk grid gap-8 @lg:gap-16">
      <div className="top-24 order-last @lg:order-none @lg:self-start [@media(min-width:64rem)_and_(min-height:56rem)]:sticky">
        {points}
      </div>
      <div>{samples}</div>
    </div>
  );
}
