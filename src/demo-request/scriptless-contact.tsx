import { site } from "../site";
import { buttonLook } from "../ui/button-look";
import { ExternalLink } from "../ui/external-link";

/** The words for those whose browser runs no script. */
export interface ScriptlessContactWords {
  text: string;
  email: string;
  booking: string;
}

/** Takes the button's place where no script runs and nothing could be sent: two ways that need none. */
export function ScriptlessContact({ words }: { words: ScriptlessContactWords }) {
  return (
    <div className="rounded-card border-ink-3 bg-paper-2 scriptless:block hidden border p-4">
      <p className="text-ui text-ink">{words.text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <a href={`mailto:${site.email}`} className={buttonLook.day}>
          {words.email}
        </a>{" "}
        <ExternalLink href={site.bookingUrl} variant="day-secondary">
          {words.booking}
        </ExternalLink>
      </div>
    </div>
  );
}
