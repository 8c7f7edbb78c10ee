import type { ReactNode } from "react";

interface DeskProps {
  /** What the channel does. */
  points: ReactNode;
  /** The channel, to be read. */
  sample: ReactNode;
}

const COLUMNS = "grid gap-8 @lg:grid-cols-desk @lg:gap-16";
/** Beside a taller sample the points stay in view, where the window has room for them below the header. */
const POINTS = "@lg:self-start desk-window:sticky desk-window:top-24";

/** A channel's points beside its sample; on narrow screens the sample comes first. */
export function Desk({ points, sample }: DeskProps) {
  return (
    <div className={COLUMNS}>
      <div className={`order-last @lg:order-none ${POINTS}`}>{points}</div>
      <div>{sample}</div>
    </div>
  );
}
