import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { buttonLook, inlineLink, loneLink, quietLink, type ButtonVariant } from "./button-look";

type PageLinkVariant = ButtonVariant | "inline" | "quiet" | "brand" | "bar" | "row" | "crumb" | "contents";

const CONTENTS =
  "block border-l-2 border-line py-1.5 pl-4 text-ui no-underline hover:border-ink hover:text-ink touch:py-3 aria-[current]:border-action aria-[current]:text-action forced-colors:aria-[current]:underline";

const LOOKS: Record<PageLinkVariant, string> = {
  ...buttonLook,
  inline: inlineLink,
  quiet: quietLink,
  crumb: loneLink,
  brand: "inline-flex min-h-11 items-center gap-2 text-brand font-bold text-night-text no-underline",
  bar: "inline-flex min-h-11 items-center text-ui font-medium text-night-text no-underline hover:text-lit",
  row: "flex min-h-12 items-center text-body font-medium text-night-text no-underline hover:text-lit",
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
export function PageLink({ to, variant = "inline", isCurrent = false, onClick, children }: PageLinkProps) {
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
