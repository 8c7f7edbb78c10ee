import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { buttonLook, linkLook } from "./button-look";

const LOOKS = {
  ...buttonLook,
  ...linkLook,
  /** In the header. */
  brand: "inline-flex min-h-11 items-center gap-2 text-sub font-bold text-night-text no-underline",
  bar: "inline-flex min-h-11 items-center text-ui font-semibold text-night-text no-underline hover:text-lit",
  /** In the mobile menu. */
  row: "flex min-h-[5.25rem] items-center justify-between gap-4 py-3 text-display @sm:min-h-[min(7rem,13vh)] font-semibold text-night-text no-underline hover:text-lit",
};

interface PageLinkProps {
  to: string;
  variant?: keyof typeof LOOKS;
  onClick?: () => void;
  children: ReactNode;
}

/** The router logs a warning when it is asked for a view transition that the browser does not support. */
const hasViewTransitions = typeof document !== "undefined" && "startViewTransition" in document;

/** A link inside the site, with a view transition. */
export function PageLink({ to, variant = "inline", onClick, children }: PageLinkProps) {
  return (
    <Link
      to={to}
      // Only framework mode of the router reads the attribute that this prevents.
      discover="none"
      viewTransition={hasViewTransitions}
      className={LOOKS[variant]}
      onClick={onClick}
    >
      {children}
    </Link>
  );
}
