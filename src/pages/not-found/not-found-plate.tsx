/** Its letters' size is that of the line, the radius and the inset, which are measured in them. */
const PLATE = "plate aspect-plate w-full max-w-plate-large grid-cols-plate-large text-left text-plate-large";
const DEALER = "text-plate-dealer font-semibold uppercase tracking-dealer";

/** Narrow figures as on a plate, drawn: no font of the site has them. */
const FIGURES =
  "M44 0h22l-40 66h32V36h20v30h12v19h-12v27h-20V85H0V70zM116 38a38 38 0 0 1 76 0v36a38 38 0 0 1-76 0zm20 0v36a18 18 0 0 0 36 0V38a18 18 0 0 0-36 0zM262 0h22l-40 66h32V36h20v30h12v19h-12v27h-20V85H218V70z";

/** The 404 as a UK plate with its dealer's line. Decoration: the heading says the number. */
export function NotFoundPlate({ dealer }: { dealer: string }) {
  return (
    <div aria-hidden translate="no" className={PLATE}>
      <span className="plate-flash text-plate-uk pb-4 @sm:pb-6">
        <span className="@max-2xs:hidden">UK</span>
      </span>
      <div className="gap-plate-line grid content-center justify-items-center px-4 py-4">
        <svg viewBox="0 0 308 112" fill="currentColor" className="h-auto w-3/5">
          <path d={FIGURES} fillRule="evenodd" />
        </svg>
        <p className={DEALER}>{dealer}</p>
      </div>
    </div>
  );
}
