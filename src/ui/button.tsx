import type { ButtonHTMLAttributes, ReactNode } from "react";
import { PageLink } from "./page-link";

type Variant = "primary" | "secondary" | "night";

const BASE =
  "inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-6 py-2 text-center text-ui font-semibold no-underline";
const MOTION = "transition-transform duration-fast ease-out active:translate-y-px";
const DISABLED = "disabled:cursor-default disabled:opacity-70 disabled:active:translate-y-0";

const VARIANTS: Record<Variant, string> = {
  primary: "border border-green-700 bg-green-700 text-paper hover:border-green-800 hover:bg-green-800",
  secondary: "border border-line-strong bg-paper text-ink-950 hover:border-ink-950",
  night:
    "border border-night-text bg-night-text text-ink-950 hover:border-green-300 hover:bg-green-300 focus-visible:outline-amber-400",
};

const classes = (variant: Variant) => `${BASE} ${MOTION} ${DISABLED} ${VARIANTS[variant]}`;

interface Look {
  variant?: Variant;
  children: ReactNode;
}

/** A button that does something on this page. The parent sets its width and the space around it. */
export function Button({
  variant = "primary",
  type = "button",
  children,
  ...rest
}: Look & Pick<ButtonHTMLAttributes<HTMLButtonElement>, "type" | "disabled" | "onClick" | "ref">) {
  return (
    <button type={type} className={classes(variant)} {...rest}>
      {children}
    </button>
  );
}

/** A link to another site that looks like a button; opens in a new tab, and says so to those who cannot see the arrow. */
export function ExternalButton({ href, variant = "primary", children }: Look & { href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" className={classes(variant)}>
      {children}
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}

/** A link inside this site that looks like a button. */
export function PageButton({ to, variant = "primary", children }: Look & { to: string }) {
  return (
    <PageLink to={to} look={classes(variant)}>
      {children}
    </PageLink>
  );
}
