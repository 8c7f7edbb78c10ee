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
