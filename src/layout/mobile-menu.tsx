import "../ui/evening-sky.css";
import "./mobile-menu.css";
import { CalendarDays, Menu, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { layout } from "../content/layout";
import { site } from "../site";
import { ExternalLink } from "../ui/external-link";
import { PageLink } from "../ui/page-link";

/**
 * The bar's booking button, quieter than the page's own, and the menu of narrow screens, which has that button itself: while
 * it is open, the bar's is hidden. A second click, Escape and focus outside close the menu, and a navigation renders a new
 * one.
 */
export function MobileMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      setIsOpen(false);
      button.current?.focus();
    }
    function closeOnFocusOutside({ target }: FocusEvent) {
      // The open panel would cover the focused element.
      if (!(target as Element).closest("#menu, [aria-controls=menu]")) setIsOpen(false);
    }
    const listeners = new AbortController();
    document.addEventListener("keydown", closeOnEscape, { signal: listeners.signal });
    document.addEventListener("focusin", closeOnFocusOutside, { signal: listeners.signal });
    return () => listeners.abort();
  }, [isOpen]);

  return (
    <>
      <div className={`hidden shrink-0 @xs:block ${isOpen ? "@max-lg:invisible" : ""}`}>
        <ExternalLink href={site.bookingUrl} variant="on-night-compact">
          <CalendarDays aria-hidden size="1.125rem" className="@max-[23.4rem]:hidden" />
          <span>{layout.bookDemo}</span>
        </ExternalLink>
      </div>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls="menu"
        className="rounded-control hover:text-lit scriptless:hidden -me-2 grid size-11 min-w-11 place-items-center @lg:hidden"
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? <X aria-hidden size="1.375rem" /> : <Menu aria-hidden size="1.375rem" />}
        <span className="sr-only">{layout.menu.button}</span>
      </button>
      <div
        id="menu"
        hidden={!isOpen}
        className="mobile-menu evening-sky px-gutter pb-above-scene h-[calc(100dvh-theme(spacing.header))] absolute inset-x-0 top-full flex flex-col overflow-y-auto overscroll-contain [background-attachment:local]! pt-2 @sm:[--street-position:56.5%] @lg:hidden"
      >
        <nav aria-label={layout.menu.button} className="mt-8 @sm:mt-12">
          <ul className="*:border-night-text/15 *:border-b">
            {layout.menu.links.map((link) => (
              <li key={link.to}>
                <PageLink to={link.to} variant="row" onClick={() => setIsOpen(false)}>
                  <span>{link.label}</span>
                  {/* The section itself tells a screen reader its time. */}
                  <span
                    aria-hidden
                    className="font-sign text-lamp text-title @sm:text-headline [font-variant-numeric:tabular-nums]"
                  >
                    {link.time}
                  </span>
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-6 mb-auto grid @sm:mt-10 @sm:flex">
          <ExternalLink href={site.bookingUrl} variant="on-night">
            {layout.bookDemo}
          </ExternalLink>
        </div>
      </div>
    </>
  );
}
