import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { buttonLook, quietLink, type ButtonVariant } from "./button-look";

type PageLinkVariant = ButtonVariant | "text" | "quiet" | "night-text" | "brand" | "row" | "crumb" | "contents";

const UNDERLINE = "underline underline-offset-4";

const CONTENTS =
  "block border-l-2 border-line py-1 pl-4 text-ui no-underline hover:border-ink-950 hover:text-ink-950 touch:py-3 aria-[current]:border-green-700 aria-[current]:text-green-700 forced-colors:aria-[current]:underline";

const LOOKS: Record<PageLinkVariant, string> = {
  ...buttonLook,
  text: `text-green-700 decoration-line-strong hover:decoration-green-700 ${UNDERLINE}`,
  quiet: quietLink,
  "night-text": `inline-flex min-h-11 items-center gap-2 font-medium text-night-text decoration-night-muted hover:decoration-night-text ${UNDERLINE}`,
  crumb: `inline-flex min-h-11 min-w-11 items-center text-ink-700 decoration-line-strong hover:decoration-ink-700 ${UNDERLINE}`,
  brand: "inline-flex min-h-11 items-center gap-2 text-lead font-bold tracking-heading text-ink-950 no-underline",
  row: "flex min-h-12 items-center text-ui font-medium text-ink-950 no-underline hover:text-green-700",
  contents: CONTENTS,
};

interface PageLinkProps {
  to: string;
  variant?: PageLinkVariant;
  /** In a table of contents: the visitor is in the part of the page that the link leads to. */
  isCurrent?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

/** Not every browser has them, and the router complains where they are asked for in vain. */
const hasViewTransitions = typeof document !== "undefined" && "startViewTransition" in document;

/** The one link inside the site. */
export function PageLink({ to, variant = "text", isCurrent = false, onClick, children }: PageLinkProps) {
  return (
    <Link
      to={to}
      viewTransition={hasViewTransitions}
      className={LOOKS[variant]}
      aria-current={isCurrent ? "location" : undefined}
      onClick={onClick}
    >
      {children}
    </Link>
  );
}
