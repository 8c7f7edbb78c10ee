import "./receipt.css";
import { demoRequestForm } from "../content/book-demo";
import { site } from "../site";
import { ExternalLink } from "../ui/external-link";
import { wantsNoMotion } from "../ui/wants-no-motion";
import { CompanyPlate } from "./company-plate";

const { label, filledIn, received, blank, next, question, booking } = demoRequestForm.receipt;

/** Scrolls to the receipt as it is torn off. The focus stays on the button. */
function showReceipt(receipt: HTMLElement | null) {
  receipt?.scrollIntoView({ block: "nearest", behavior: wantsNoMotion() ? "instant" : "smooth" });
}

interface ReceiptProps {
  /** As it is typed, and then as it was sent. */
  companyName: string | undefined;
  /** When the request was delivered; undefined before. */
  deliveredAt: Date | undefined;
  /** The request has been delivered since the page was opened. */
  isFresh: boolean;
}

/**
 * The receipt of a request, which stays after the toast has disappeared, with a link to the calendar. Before the delivery
 * it has a blank for the time, and is as high. Screen readers announce the toast alone.
 */
export function Receipt({ companyName, deliveredAt, isFresh }: ReceiptProps) {
  return (
    <div ref={isFresh ? showReceipt : undefined} className="receipt above-toast forced-colors:border-2">
      <p aria-hidden className="sheet-head font-sign tracking-sub text-body text-ink-2 @sm:text-sub">
        {label}
      </p>
      <span aria-hidden>
        <CompanyPlate name={companyName} />
      </span>
      <ReceiptLines at={deliveredAt} />
      <div className="receipt-foot grid gap-1.5">
        <p className="text-ui">{question}</p>
        <ExternalLink href={booking.href} variant="on-paper-secondary">
          {booking.label}
        </ExternalLink>
      </div>
    </div>
  );
}

function ReceiptLines({ at }: { at: Date | undefined }) {
  // Without a delivery address nothing is sent.
  const isSent = site.demoRequestUrl !== "";
  const receiptLine = isSent ? received : filledIn;
  if (!at)
    return (
      <div aria-hidden className="self-start">
        <p className="receipt-line text-ink-3">{receiptLine(blank)}</p>
        {/* A blank as high as the receipt's second line. */}
        {isSent && (
          <div className="border-line mt-2 -mb-0.5 border-b-2 border-dotted">
            <p className="text-ui invisible">{next}</p>
          </div>
        )}
      </div>
    );
  return (
    <div className="self-start">
      <p className="receipt-line font-sign tracking-heading text-ink">
        {receiptLine(at.toLocaleTimeString(site.lang, { hour: "2-digit", minute: "2-digit" }))}
      </p>
      {isSent && <p className="text-ui mt-2">{next}</p>}
    </div>
  );
}
