import { loadPage, pageAt } from "../routes";

/** The page that a link leads to, if it leads to one of this site. */
function pageOf(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  return link?.origin === window.location.origin ? pageAt(link.pathname) : undefined;
}

/** Fetches the code of a page as soon as the visitor is about to go there: the pointer or the focus is on its link. */
export function fetchPagesAhead(): void {
  const fetchAhead = ({ target }: Event) => {
    const page = pageOf(target);
    // Should it fail, the click tries again.
    if (page) loadPage(page).catch(() => {});
  };
  document.addEventListener("pointerover", fetchAhead);
  document.addEventListener("focusin", fetchAhead);
}
