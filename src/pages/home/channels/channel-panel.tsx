import type { ReactNode } from "react";

interface ChannelPanelProps {
  heading: string;
  /** The channel, shown live. */
  artefact: ReactNode;
  /** What it does. */
  children: ReactNode;
}

/** A channel's panel: heading, artefact, points; from 768 px the artefact stands beside the other two, as high as both. */
export function ChannelPanel({ heading, artefact, children }: ChannelPanelProps) {
  return (
    <div className="grid-rows-panel @md:grid-rows-panel-beside grid grow gap-6 @md:grid-cols-12 @lg:gap-x-16">
      <h3 className="text-title @lg:text-heading @md:col-span-5">{heading}</h3>
      <div className="grid @md:col-span-7 @md:col-start-6 @md:row-span-2 @md:row-start-1">{artefact}</div>
      <div className="scriptless:self-start grid @md:col-span-5">{children}</div>
    </div>
  );
}
