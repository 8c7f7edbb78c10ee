import { PageLink } from "../ui/page-link";
import { Receipt, type ReceiptWords } from "./receipt";

export interface FormFootWords {
  privacy: { text: string; link: { label: string; to: string } };
  receipt: ReceiptWords;
}

/** As high as the receipt, which moves nothing as it comes. */
const FOOT = "grid min-h-receipt @sm:min-h-receipt-wide";

interface FormFootProps {
  /** When the last request was taken, until the next is begun. */
  receivedAt: Date | undefined;
  words: FormFootWords;
}

/** Below the button: what the details are for or, for a while, that they have arrived. */
export function FormFoot({ receivedAt, words }: FormFootProps) {
  return (
    <div className={FOOT}>
      {receivedAt ? (
        <Receipt at={receivedAt} words={words.receipt} />
      ) : (
        <p className="text-caption text-ink-3">
          <span>{words.privacy.text}</span> <PageLink to={words.privacy.link.to}>{words.privacy.link.label}</PageLink>
          <span>.</span>
        </p>
      )}
    </div>
  );
}
