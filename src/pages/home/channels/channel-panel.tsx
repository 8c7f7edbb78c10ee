import { memo, type ReactNode } from "react";
import { ExternalLink } from "../../../ui/external-link";

/** A quiet way from a sample to a demo. */
export interface DemoInvitation {
  text: string;
  label: string;
  href: string;
}

interface ChannelPanelProps {
  invitation: DemoInvitation;
  children: ReactNode;
}

/** Memoised like the panels before it: none of them changes with the tab. */
const Invitation = memo(function Invitation({ text, label, href }: DemoInvitation) {
  return (
    <p className="text-night-text mt-8">
      <span>{text}</span>{" "}
      <ExternalLink href={href} variant="inline">
        {label}
      </ExternalLink>
    </p>
  );
});

/** What every channel's panel ends with. */
export function ChannelPanel({ invitation, children }: ChannelPanelProps) {
  return (
    <>
      {children}
      <Invitation {...invitation} />
    </>
  );
}
