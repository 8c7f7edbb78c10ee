import "../ui/evening-sky.css";
import { useEffect } from "react";
import { errorScreen } from "../content/error-screen";
import { layout } from "../content/layout";
import { emailLink, holdsText, useDraft, useUnloadGuard } from "../demo-form/draft";
import { postEvent } from "../network/events";
import { paths } from "../paths";
import { site } from "../site";
import { buttonLook, linkLook } from "../ui/button-look";
import { ExternalLink, NEW_TAB_HINT_ID } from "../ui/external-link";
import { PageLink } from "../ui/page-link";
import { LazyToaster } from "./lazy-toaster";

const focus = (heading: HTMLElement | null) => heading?.focus();

/**
 * Replaces a page that cannot be loaded or rendered. Its links load documents, which discards the form's draft: while
 * there is a draft, the screen first offers the form and an email with the draft. It has the toaster for the outcome of
 * a request that is still being sent.
 */
export function ErrorScreen() {
  const draft = useDraft();
  const hasDraft = holdsText(draft);
  useUnloadGuard();
  useEffect(() => postEvent("error-screen"), []);

  return (
    <>
      <main className="@container grid grow">
        <title>{errorScreen.title}</title>
        <div className="evening-sky">
          <div className="max-w-page px-gutter pt-section pb-above-horizon mx-auto grid gap-6">
            <h1 ref={focus} tabIndex={-1} className="max-w-headline text-display">
              {errorScreen.title}
            </h1>
            <p className="max-w-lead text-lead text-night-lead">
              {hasDraft ? errorScreen.withDraft.text : errorScreen.text}
            </p>
            {hasDraft && (
              <div className="text-night-text flex flex-wrap items-center gap-x-6 gap-y-3">
                <PageLink to={paths.bookDemo} variant="on-night">
                  {errorScreen.withDraft.form}
                </PageLink>
                <a
                  href={emailLink(errorScreen.withDraft.emailSubject, Object.values(draft).map(String))}
                  className={linkLook.quiet}
                >
                  {errorScreen.withDraft.email}
                </a>
              </div>
            )}
            <div className="text-night-text flex flex-wrap items-center gap-x-6 gap-y-3">
              {!hasDraft && (
                <button type="button" className={buttonLook["on-night"]} onClick={() => window.location.reload()}>
                  {errorScreen.reload}
                </button>
              )}
              <ExternalLink href={site.bookingUrl} variant="quiet">
                {errorScreen.booking}
              </ExternalLink>
              {!hasDraft && (
                <a href={`mailto:${site.email}`} className={linkLook.quiet}>
                  {errorScreen.email}
                </a>
              )}
              <a href={paths.home} className={linkLook.quiet}>
                {errorScreen.home}
              </a>
            </div>
          </div>
        </div>
      </main>
      <LazyToaster />
      <p id={NEW_TAB_HINT_ID} hidden>
        {layout.newTabHint}
      </p>
    </>
  );
}
