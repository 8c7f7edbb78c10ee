import type { ReactNode } from "react";
import { buttonLook, inlineLink, quietLink, type ButtonVariant } from "./button-look";

/** The id of the one hidden sentence that tells that a link opens a new tab; the root layout renders it. */
export const NEW_TAB_HINT_ID = "new-tab-hint";

type ExternalLinkVariant = ButtonVariant | "quiet" | "inline";

const LOOKS: Record<ExternalLinkVariant, string> = {
  ...buttonLook,
  quiet: quietLink,
  inline: inlineLink,
};

interface ExternalLinkProps {
  href: string;
  variant: ExternalLinkVariant;
  children: ReactNode;
}

/** A link to another site: opens in a new tab and describes itself as such, while its name stays the words it shows. */
export function ExternalLink({ href, variant, children }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" aria-describedby={NEW_TAB_HINT_ID} className={LOOKS[variant]}>
      {children}
    </a>
  );
}
