import type { ReactNode } from "react";
import { addCampaign } from "../network/lead-source";
import { buttonLook, linkLook } from "./button-look";

/** The id of the hidden description "opens in a new tab", which the layout renders once. */
export const NEW_TAB_HINT_ID = "new-tab-hint";

const LOOKS = { ...buttonLook, ...linkLook };

interface ExternalLinkProps {
  href: string;
  variant: keyof typeof LOOKS;
  children: ReactNode;
}

/**
 * A link to another site. It opens in a new tab; its description says so. A link to the booking page carries the campaign
 * of the visit on.
 */
export function ExternalLink({ href, variant, children }: ExternalLinkProps) {
  return (
    <a
      ref={addCampaign}
      href={href}
      target="_blank"
      rel="noopener"
      aria-describedby={NEW_TAB_HINT_ID}
      className={LOOKS[variant]}
    >
      {children}
    </a>
  );
}
