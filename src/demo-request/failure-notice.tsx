import { CircleAlert } from "lucide-react";
import { Button } from "../ui/button";
import { buttonLook } from "../ui/button-look";
import type { DeliveryFailure } from "./deliver-demo-request";

/** The notice's words. */
export interface FailureNoticeWords {
  /** What happened, and that nothing is lost. */
  reasons: Record<DeliveryFailure, string>;
  retry: string;
  email: string;
}

interface FailureNoticeProps {
  failure: DeliveryFailure;
  /** A mailto link that carries what was typed. */
  emailHref: string;
  words: FailureNoticeWords;
}

/** Below the button there may be no window left, and the toast that sends the visitor here goes after 5 s. */
const bringIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: "nearest" });

/** Stays beside the button after the toast has gone: why the request was not delivered, and the two ways on. */
export function FailureNotice({ failure, emailHref, words }: FailureNoticeProps) {
  return (
    <div ref={bringIntoView} className="rounded-card text-ink-950 scroll-mb-24 border border-red-700 bg-red-50 p-4">
      <p className="text-ui flex items-start gap-3">
        <CircleAlert aria-hidden size={24} className="shrink-0 text-red-700" />
        <span>{words.reasons[failure]}</span>
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" variant="secondary">
          {words.retry}
        </Button>
        <a href={emailHref} className={buttonLook.secondary}>
          {words.email}
        </a>
      </div>
    </div>
  );
}
