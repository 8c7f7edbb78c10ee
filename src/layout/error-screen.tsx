import { useEffect, useRef } from "react";
import { errorScreen } from "../content/error-screen";
import { layout } from "../content/layout";
import { holdsText, useDraft } from "../demo-request/draft";
import { emailLink } from "../demo-request/email-link";
import { useUnloadGuard } from "../demo-request/use-unload-guard";
import { paths } from "../paths";
import { site } from "../site";
import { reportFailure } from "../report-failure";
import { Button } from "../ui/button";
import { quietLink } from "../ui/button-look";
import { Dusk } from "../ui/dusk";
import { ExternalLink, NEW_TAB_HINT_ID } from "../ui/external-link";
import { PageLink } from "../ui/page-link";
import { LazyToaster } from "./lazy-toaster";

const { request } = errorScreen;

/**
 * What a visitor sees when a page cannot be rendered or a route fails: never a blank page. The ways out are full loads,
 * since the running application is what has failed; but while something is typed into the form, which a load would throw
 * away, the way back to it and an e-mail that carries it come first. A request that was on its way still ends in its
 * toast.
 */
export function ErrorScreen() {
  const heading = useRef<HTMLHeadingElement>(null);
  const typed = useDraft();
  const isWriting = holdsText(typed);
  useUnloadGuard(isWriting);
  useEffect(() => {
    heading.current?.focus();
    reportFailure("error-screen");
  }, []);

  return (
    <>
      <main className="@container grid grow">
        <title>{errorScreen.title}</title>
        <Dusk>
          <div className="max-w-page px-gutter pt-section pb-above-horizon mx-auto grid gap-6">
            <h1 ref={heading} tabIndex={-1} className="max-w-headline text-display">
              {errorScreen.title}
            </h1>
            <p className="max-w-lead text-lead text-night-lead">{isWriting ? request.text : errorScreen.text}</p>
            {isWriting && (
              <div className="text-night-text flex flex-wrap items-center gap-x-6 gap-y-3">
                <PageLink to={paths.bookDemo} variant="night">
                  {request.form}
                </PageLink>
                <a href={emailLink(request.emailSubject, Object.values(typed).map(String))} className={quietLink}>
                  {request.email}
                </a>
              </div>
            )}
            <div className="text-night-text flex flex-wrap items-center gap-x-6 gap-y-3">
              {!isWriting && (
                <Button variant="night" onClick={() => window.location.reload()}>
                  {errorScreen.reload}
                </Button>
              )}
              <ExternalLink href={site.bookingUrl} variant="quiet">
                {errorScreen.booking}
              </ExternalLink>
              {!isWriting && (
                <a href={`mailto:${site.email}`} className={quietLink}>
                  {errorScreen.email}
                </a>
              )}
              <a href={paths.home} className={quietLink}>
                {errorScreen.home}
              </a>
            </div>
          </div>
        </Dusk>
      </main>
      <LazyToaster />
      <p id={NEW_TAB_HINT_ID} hidden>
        {layout.newTabHint}
      </p>
    </>
  );
}
