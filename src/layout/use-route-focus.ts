import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/**
 * After a navigation to another page, focus is on its h1, so that a screen reader says where the visitor is.
 * Not at first load, and not for a hash on the same page: there the browser's own focus order is right.
 */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Scrolling is the router's: it knows whether to go to the top, to a hash or back to where one was.
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }, [pathname]);
}
