import type { ReactNode } from "react";
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

/** What every channel's panel ends with. */
export function ChannelPanel({ invitation, children }: ChannelPanelProps) {
  return (
    <>
      {children}
      <p className="text-night-text mt-8">
        <span>{invitation.text}</span>{" "}
        <ExternalLink href={invitation.href} variant="inline">
          {invitation.label}
        </ExternalLink>
      </p>
    </>
  );
}
