import { layout } from "../content/layout";
import { holdsText, useDraft } from "../demo-request/draft";
import { useUnloadGuard } from "../demo-request/use-unload-guard";
import { buttonLook } from "../ui/button-look";
import { ExternalLink } from "../ui/external-link";
import { useWait } from "./wait-store";

const BAR = "under-way fixed inset-x-0 top-0 z-30 print:hidden";
const NOTICE = "@container fixed inset-x-0 top-header z-30 p-4 print:hidden";
const CARD =
  "day mx-auto grid max-w-toast gap-3 rounded-card border-l-5 border-action bg-paper p-4 text-ui shadow-toast forced-colors:border";

/** Says that a page has not come. Another tab is offered while something is typed, which a load in this one would lose. */
function LateNotice({ address }: { address: string }) {
  const isWriting = holdsText(useDraft());
  useUnloadGuard(isWriting);
  const { late, lateBesideText, again, againBesideText } = layout.slowPage;
  return (
    <div role="alert" className={NOTICE}>
      <div className={CARD}>
        <p>{isWriting ? lateBesideText : late}</p>
        {isWriting ? (
          <ExternalLink href={address} variant="day-secondary">
            {againBesideText}
          </ExternalLink>
        ) : (
          <a href={address} className={buttonLook["day-secondary"]}>
            {again}
          </a>
        )}
      </div>
    </div>
  );
}

/** What a visitor sees while the code of the next page does not come (src/start/slow-pages.ts). */
export function SlowPage() {
  const wait = useWait();
  if (!wait) return null;
  return (
    <>
      <div role="progressbar" aria-label={layout.slowPage.underWay} className={BAR} />
      {wait.isLate && <LateNotice address={wait.address} />}
    </>
  );
}
