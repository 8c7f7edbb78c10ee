import { CircleAlert } from "lucide-react";
import { Button } from "../ui/button";
import { buttonLook } from "../ui/button-look";
import { ExternalLink } from "../ui/external-link";
import { site } from "../site";
import type { DeliveryFailure } from "./deliver-demo-request";

/** The notice's words. */
export interface FailureNoticeWords {
  /** What happened, and that nothing is lost. */
  reasons: Record<DeliveryFailure, string>;
  retry: string;
  email: string;
  booking: string;
}

interface FailureNoticeProps {
  failure: DeliveryFailure;
  /** A mailto link that carries what was typed. */
  emailHref: string;
  words: FailureNoticeWords;
}

/** Below the button there may be no window left, and the toast that sends the visitor here goes after 5 s. */
const bringIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: "nearest" });

/** Stays beside the button after the toast has gone: why the request was not delivered, and the ways on. */
export function FailureNotice({ failure, emailHref, words }: FailureNoticeProps) {
  return (
    <div ref={bringIntoView} className="rounded-card border-red bg-red-tint text-ink scroll-mb-24 border p-4">
      <p className="text-ui flex items-start gap-3">
        <CircleAlert aria-hidden size={24} className="text-red" />
        <span>{words.reasons[failure]}</span>
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {failure !== "trapped" && (
          <Button type="submit" variant="day-secondary">
            {words.retry}
          </Button>
        )}
        <a href={emailHref} className={buttonLook["day-secondary"]}>
          {words.email}
        </a>
        <ExternalLink href={site.bookingUrl} variant="day-secondary">
          {words.booking}
        </ExternalLink>
      </div>
    </div>
  );
}
