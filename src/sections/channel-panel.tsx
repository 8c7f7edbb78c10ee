import type { ReactNode } from "react";

interface ChannelPanelProps {
  heading: string;
  /** The channel, shown live. */
  artefact: ReactNode;
  /** What it does. */
  children: ReactNode;
}

/** A channel's panel: heading, artefact, points; from 768 px the artefact stands beside the other two. */
export function ChannelPanel({ heading, artefact, children }: ChannelPanelProps) {
  return (
    <div className="md:grid-rows-panel grid grow content-start gap-6 md:grid-cols-12 md:content-stretch lg:gap-x-16">
      <h3 className="text-title lg:text-heading md:col-span-5">{heading}</h3>
      <div className="md:col-span-7 md:col-start-6 md:row-span-2 md:row-start-1">{artefact}</div>
      <div className="md:col-span-5 md:self-end">{children}</div>
    </div>
  );
}
