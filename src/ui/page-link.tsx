import { createContext, useContext, type MouseEvent, type ReactNode } from "react";
import { Link, useNavigate } from "react-router-dom";
import { buttonLook, quietLink, type ButtonVariant } from "./button-look";

/** Loads the code of pages ahead of a navigation. `main.tsx` provides it, so that primitives know no routes. */
export interface PageLoader {
  /** True when the page at this address can be shown without fetching anything. */
  isReady: (to: string) => boolean;
  /** Fetches the code of the page at this address. Rejects when it cannot be had. */
  load: (to: string) => Promise<void>;
}

/** Outside the browser every page counts as ready: links are plain links. */
export const PageLoaderContext = createContext<PageLoader>({ isReady: () => true, load: () => Promise.resolve() });

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

/** Numbers the clicks, on whichever link: the last one wins, however late the code that others wait for arrives. */
let latestClick = 0;

/** Not every browser has them, and the router complains where they are asked for in vain. */
const hasViewTransitions = typeof document !== "undefined" && "startViewTransition" in document;

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * The one link inside the site. It fetches the page's code on intent; when that code cannot be had (offline for a
 * moment, or a deploy has replaced it), it leaves by a full load of the page, whose HTML stands there.
 * Until then the current page stays as it is, with all that was typed into it.
 */
export function PageLink({ to, variant = "text", isCurrent = false, onClick, children }: PageLinkProps) {
  const pages = useContext(PageLoaderContext);
  const navigate = useNavigate();

  function follow(event: MouseEvent) {
    onClick?.();
    if (!isPlainClick(event)) return;
    const click = ++latestClick;
    if (pages.isReady(to)) return;
    event.preventDefault();
    const before = window.location.href;
    // Whoever has gone elsewhere in the meantime is left there.
    const stillWanted = () => click === latestClick && window.location.href === before;
    pages.load(to).then(
      () => stillWanted() && navigate(to, { viewTransition: hasViewTransitions }),
      () => stillWanted() && window.location.assign(to),
    );
  }

  const loadAhead = () => void pages.load(to).catch(() => {});

  return (
    <Link
      to={to}
      viewTransition={hasViewTransitions}
      className={LOOKS[variant]}
      aria-current={isCurrent ? "location" : undefined}
      onClick={follow}
      onPointerEnter={loadAhead}
      onFocus={loadAhead}
    >
      {children}
    </Link>
  );
}
