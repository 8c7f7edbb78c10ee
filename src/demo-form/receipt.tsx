import "../ui/torn-paper.css";
import "./receipt.css";
import { demoRequestForm } from "../content/book-demo";
import { site } from "../site";
import { ExternalLink } from "../ui/external-link";
import { CompanyPlate } from "./company-plate";

const { label, filledIn, received, next, question, booking } = demoRequestForm.receipt;

interface ReceiptProps {
  /** What is typed, and then what was sent. */
  request: Readonly<Partial<Record<string, string>>>;
  /** The time of day when the request was delivered; undefined before. */
  deliveredAt: string | undefined;
}

/**
 * The receipt of a request, which stays after the toast has disappeared, with a link to the calendar. Before the delivery
 * it is a copy of what is typed. Screen readers announce the toast alone.
 */
export function Receipt({ request, deliveredAt }: ReceiptProps) {
  const isBlank = !request["fullName"] && !request["workEmail"] && !request["companyName"];
  return (
    <div className={`receipt perforated forced-colors:border-2 ${deliveredAt ? "torn-off" : ""}`}>
      <p aria-hidden className="sheet-head font-sign tracking-sub text-body text-ink-2 @sm:text-sub">
        {label}
      </p>
      {/* The key makes the plate, whose text is in the middle, a new element: one that moved would be a layout shift. */}
      <span key={`plate ${isBlank}`} aria-hidden className={isBlank ? "receipt-blank" : ""}>
        <CompanyPlate name={request["companyName"]} />
      </span>
      <ReceiptLines request={request} time={deliveredAt} />
      <div className="receipt-foot grid gap-x-(--column-gap) gap-y-1.5">
        <p className="text-ui">{question}</p>
        <ExternalLink href={booking.href} variant="on-paper-secondary">
          {booking.label}
        </ExternalLink>
      </div>
    </div>
  );
}

function ReceiptLines({ request, time }: { request: ReceiptProps["request"]; time: string | undefined }) {
  // Without a delivery address nothing is sent.
  const isSent = site.demoRequestUrl !== "";
  const receiptLine = isSent ? received : filledIn;
  const look = time ? "text-ink" : "text-ink-3";
  return (
    // What comes with a delivery takes its room before it, too: on phones the stamp, up to tablets the sentence below it.
    <div aria-hidden={!time} className={`receipt-lines text-ui min-w-0 ${look}`}>
      {/* A new element for each text, since a translator may keep the old one. */}
      <p key={`name ${request["fullName"]}`} className="font-semibold">
        {request["fullName"]}
      </p>
      <p key={`email ${request["workEmail"]}`}>{request["workEmail"]}</p>
      <p
        className={`receipt-stamp rounded-card font-sign tracking-sub text-ui @sm:text-sub my-6 w-fit py-1 font-bold ${time ? "animate-stamp mx-1 px-3" : "@xs:hidden"}`}
      >
        {time ? receiptLine(time) : "\u00a0"}
      </p>
      {isSent && <p className={time ? "" : "invisible @lg:hidden"}>{next}</p>}
    </div>
  );
}
