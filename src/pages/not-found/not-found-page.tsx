import { useEffect } from "react";
import { notFound } from "../../content/not-found";
import { paths } from "../../paths";
import { Dusk } from "../../ui/dusk";
import { PageLink } from "../../ui/page-link";
import { NotFoundPlate } from "./not-found-plate";

/** The page for unknown addresses. */
export function NotFoundPage() {
  // The window's address instead of the router's: a host may serve this page for an address that has a route.
  useEffect(() => console.error(`${notFound.log} ${window.location.pathname}`), []);
  return (
    <Dusk crop="right">
      <div className="max-w-page px-gutter pb-above-horizon mx-auto grid justify-items-center gap-6 pt-6 text-center @md:pt-10">
        <NotFoundPlate />
        <h1 tabIndex={-1} className="text-display mt-4">
          <span className="sr-only">{`${notFound.number} `}</span>
          <span>{notFound.heading}</span>
        </h1>
        <p className="max-w-lead text-lead text-night-lead">{notFound.text}</p>
        <PageLink to={paths.home} variant="night">
          {notFound.home}
        </PageLink>
      </div>
    </Dusk>
  );
}
