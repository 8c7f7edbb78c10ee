import type { Ref } from "react";
import { Button } from "../ui/button";

/** Both labels of the button share a place, and move nothing when they change. */
const LABELS = "grid *:col-start-1 *:row-start-1";

interface SubmitButtonProps {
  words: { submit: string; submitting: string };
  isSubmitting: boolean;
  ref: Ref<HTMLButtonElement>;
}

/** Sends the form, and says so while it does. */
export function SubmitButton({ words, isSubmitting, ref }: SubmitButtonProps) {
  return (
    <div className="no-controls:hidden grid">
      <Button ref={ref} type="submit" variant="day" disabled={isSubmitting}>
        <span className={LABELS}>
          <span aria-hidden={isSubmitting} className={isSubmitting ? "invisible" : "visible"}>
            {words.submit}
          </span>{" "}
          <span aria-hidden={!isSubmitting} className={isSubmitting ? "visible" : "invisible"}>
            {words.submitting}
          </span>
        </span>
      </Button>
    </div>
  );
}
