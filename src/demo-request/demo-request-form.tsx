import type { ToastContent } from "../toast/toast-store";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { PageLink } from "../ui/page-link";
import type { DemoRequest } from "./demo-request-schema";
import { emailLink } from "./email-link";
import { FailureNotice, type FailureNoticeWords } from "./failure-notice";
import { ScriptlessContact, type ScriptlessContactWords } from "./scriptless-contact";
import { useDemoRequest } from "./use-demo-request";

/** All that the form says. */
export interface DemoRequestFormWords {
  /** The form's name among the page's landmarks. */
  name: string;
  labels: Record<keyof DemoRequest, string>;
  placeholders: Partial<Record<keyof DemoRequest, string>>;
  notes: Partial<Record<keyof DemoRequest, string>>;
  hints: Partial<Record<keyof DemoRequest, string>>;
  submit: string;
  submitting: string;
  /** For screen readers: how many fields are wrong, and that the request is on its way. */
  status: { invalid: (errors: number) => string; submitting: string };
  privacy: { text: string; link: { label: string; to: string } };
  success: ToastContent;
  failure: ToastContent;
  failureNotice: FailureNoticeWords;
  emailSubject: string;
  leaveQuestion: string;
  scriptless: ScriptlessContactWords;
}

const INPUTS = {
  fullName: { type: "text", autoComplete: "name", autoCapitalize: "words", "aria-required": true },
  workEmail: {
    type: "email",
    autoComplete: "work email",
    inputMode: "email",
    "aria-required": true,
  },
  phoneNumber: { type: "tel", autoComplete: "tel", inputMode: "tel", "aria-required": true },
  companyName: { type: "text", autoComplete: "organization", autoCapitalize: "words", "aria-required": true },
  website: { type: "url", autoComplete: "url", inputMode: "url", autoCapitalize: "none" },
} as const satisfies Record<keyof DemoRequest, object>;

/** Both labels of the button share a place: it is as wide as the longer one, and moves nothing when they change. */
const LABELS = "grid *:col-start-1 *:row-start-1";

const NAMES = Object.keys(INPUTS) as (keyof DemoRequest)[];

/** The demo request: validated on submit and then as one types, delivered, and told of by a toast. */
export function DemoRequestForm({ words }: { words: DemoRequestFormWords }) {
  const { register, errors, state, typed, keepTyped, submit, submitButton } = useDemoRequest(words);
  const isSubmitting = state.status === "submitting";

  return (
    <form
      noValidate
      method="post"
      aria-label={words.name}
      aria-busy={isSubmitting}
      onSubmit={submit}
      onChange={keepTyped}
    >
      <div className="grid gap-6">
        {NAMES.map((name) => (
          <Field
            key={name}
            {...INPUTS[name]}
            {...register(name)}
            label={words.labels[name]}
            note={words.notes[name]}
            hint={words.hints[name]}
            placeholder={words.placeholders[name]}
            error={errors[name]?.message}
            readOnly={isSubmitting}
            spellCheck={false}
          />
        ))}
      </div>
      <div className="mt-8 grid gap-4">
        <ScriptlessContact words={words.scriptless} />
        <div className="grid gap-4 @md:flex @md:items-center @md:gap-6">
          <div className="passive:hidden grid @md:shrink-0">
            <Button ref={submitButton} type="submit" disabled={isSubmitting}>
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
          <p className="text-caption">
            {words.privacy.text} <PageLink to={words.privacy.link.to}>{words.privacy.link.label}</PageLink>.
          </p>
        </div>
        {state.status === "failed" && (
          <FailureNotice
            failure={state.failure}
            emailHref={emailLink(words.emailSubject, words.labels, typed)}
            words={words.failureNotice}
          />
        )}
      </div>
      <output className="sr-only">
        {state.status === "invalid" && <span key={state.attempt}>{words.status.invalid(state.errors)}</span>}
        {state.status === "submitting" && words.status.submitting}
        {state.status === "failed" && words.failureNotice.reasons[state.failure]}
      </output>
    </form>
  );
}
