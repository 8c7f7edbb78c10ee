import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/**
 * Focuses the h1 after a navigation to another page, so that screen readers announce the page. At the first load and for
 * a hash on the same page the focus stays with the browser.
 */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // The router restores or sets the scroll position.
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }, [pathname]);
}
