import { Menu, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { layout } from "../content/layout";
import { site } from "../site";
import { ExternalLink } from "../ui/external-link";
import { PageLink } from "../ui/page-link";

const PANEL_ID = "menu";

const BUTTON =
  "grid size-11 min-w-11 place-items-center rounded-control border border-night-line hover:border-night-text @lg:hidden scriptless:hidden";
const SHEET =
  "absolute inset-x-0 top-full max-h-below-header overflow-y-auto overscroll-contain border-b border-night-line bg-well px-gutter pt-2 pb-6 @lg:hidden";

/** The menu of narrow screens: a disclosure that a second click, Escape, a navigation or focus elsewhere closes. */
export function MobileMenu() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const isOpen = openedAt === key;
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const close = () => setOpenedAt(undefined);

  // Whatever navigated, the way back included.
  if (openedAt !== undefined && !isOpen) close();

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpenedAt(undefined);
      button.current?.focus();
    };
    // The sheet lies over the page: it would cover what is focused there.
    const closeBehindFocus = ({ target }: FocusEvent) => {
      const isInMenu = [button, sheet].some(({ current }) => current?.contains(target as Node));
      if (!isInMenu) setOpenedAt(undefined);
    };
    document.addEventListener("keydown", closeOnEscape);
    document.addEventListener("focusin", closeBehindFocus);
    return () => {
      document.removeEventListener("keydown", closeOnEscape);
      document.removeEventListener("focusin", closeBehindFocus);
    };
  }, [isOpen]);

  const Icon = isOpen ? X : Menu;

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={PANEL_ID}
        className={BUTTON}
        onClick={() => setOpenedAt(isOpen ? undefined : key)}
      >
        <Icon aria-hidden size={22} />
        <span className="sr-only">{layout.menu.button}</span>
      </button>
      <div ref={sheet} id={PANEL_ID} hidden={!isOpen} className={SHEET}>
        <nav aria-label={layout.menu.button}>
          <ul className="*:border-night-hairline *:border-b">
            {layout.menu.links.map((link) => (
              <li key={link.to}>
                <PageLink to={link.to} variant="row" onClick={close}>
                  {link.label}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-4 grid">
          <ExternalLink href={site.bookingUrl} variant="night">
            {layout.bookDemo}
          </ExternalLink>
        </div>
      </div>
    </>
  );
}
