import "../../ui/evening-sky.css";
import "../../ui/number-plate.css";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { notFound } from "../../content/not-found";
import { paths } from "../../paths";
import { site } from "../../site";
import { PageLink } from "../../ui/page-link";

/** "404" in the narrow figures of number plates, which the site's fonts do not have. */
const FIGURES =
  "M44 0h22l-40 66h32V36h20v30h12v19h-12v27h-20V85H0V70zM116 38a38 38 0 0 1 76 0v36a38 38 0 0 1-76 0zm20 0v36a18 18 0 0 0 36 0V38a18 18 0 0 0-36 0zM262 0h22l-40 66h32V36h20v30h12v19h-12v27h-20V85H218V70z";

/** The page for unknown addresses. */
export function NotFoundPage() {
  useMissingPathLog();
  const [firstWord, otherWords] = notFound.heading.split(/ (.*)/);
  return (
    // In wide windows the showroom stands in the middle, to within a hundredth of the window.
    <div className="evening-sky @lg:[--street-position:calc(50%-6vw)]">
      {/* With header and footer as high as the window. */}
      <div className="max-w-page px-gutter pb-above-scene mx-auto grid content-start justify-items-center gap-6 pt-8 text-center not-print:min-h-[calc(100dvh-21.25rem)] @lg:pt-16">
        <NotFoundPlate />
        <h1 tabIndex={-1} className="text-display relative mt-4">
          <span className="sr-only">{`${notFound.number} `}</span>
          {/* On two lines, "Page not found" stays together. */}
          <span>{firstWord}</span> <span className="inline-flex">{otherWords}</span>
        </h1>
        <p className="max-w-lead text-lead text-night-lead">{notFound.text}</p>
        <PageLink to={paths.home} variant="on-night">
          {notFound.home}
        </PageLink>
      </div>
    </div>
  );
}

/** Logs each missing path once, also after a navigation from one to another. */
function useMissingPathLog(): void {
  const { pathname } = useLocation();
  const logged = useRef<string>(undefined);

  useEffect(() => {
    // In development, React runs each effect twice.
    if (logged.current === pathname) return;
    logged.current = pathname;
    console.error(`${notFound.log} ${pathname}`);
  }, [pathname]);
}

/**
 * A UK number plate that reads 404. Decoration: screen readers find the number in the heading. The size of its letters
 * also sets its line, radius and inset, which are in em (number-plate.css).
 */
function NotFoundPlate() {
  return (
    <div
      aria-hidden
      translate="no"
      className="plate-large aspect-[16/5] w-full max-w-[33rem] grid-cols-[9%_1fr] text-left text-[clamp(4.5rem,11vw,8.5rem)]/[1] forced-colors:border-2 forced-colors:after:hidden"
    >
      <span className="plate-flash pb-[1.4em] pl-[0.6em] text-[min(1.0625rem,3vw)]/[1]">
        <span className="@max-2xs:hidden">UK</span>
      </span>
      <div className="flex flex-col items-center justify-center gap-[min(0.9rem,2vw)] py-4">
        <svg viewBox="0 0 308 112" fill="currentColor" className="h-auto w-[52%]">
          <path d={FIGURES} fillRule="evenodd" />
        </svg>
        <p className="text-[clamp(0.625rem,0.4rem+0.9vw,0.9rem)]/[1.2] font-semibold tracking-[0.14em] uppercase">
          {site.brand}
        </p>
      </div>
    </div>
  );
}
