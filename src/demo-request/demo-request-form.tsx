import { emailLink } from "../draft/email-link";
import type { ToastContent } from "../toast/toast-store";
import { Field, type FieldProps } from "../ui/field";
import { NumberPlate } from "../ui/number-plate";
import type { DemoRequest } from "./demo-request-schema";
import { FailureNotice, type FailureNoticeWords } from "./failure-notice";
import { ScriptlessContact, type ScriptlessContactWords } from "./scriptless-contact";
import { FormFoot, type FormFootWords } from "./form-foot";
import { SubmitButton } from "./submit-button";
import { TrapField } from "./trap-field";
import { useDemoRequest } from "./use-demo-request";

/** A field of the form. Its rule and messages stand in the schema. */
interface DemoRequestField extends Pick<
  FieldProps,
  "label" | "note" | "hint" | "placeholder" | "autoComplete" | "autoCapitalize" | "inputMode"
> {
  name: keyof DemoRequest;
  type: "text" | "email" | "tel" | "url";
  isRequired: boolean;
}

/** All that the form says. */
export interface DemoRequestFormWords extends FormFootWords {
  /** The form's name among the page's landmarks. */
  name: string;
  /** In the order of the form. */
  fields: readonly DemoRequestField[];
  trap: string;
  submit: string;
  submitting: string;
  /** For screen readers: how many fields are wrong, and that the request is on its way. */
  status: { invalid: (errors: number) => string; submitting: string };
  success: ToastContent;
  failure: ToastContent;
  failureNotice: FailureNoticeWords;
  emailSubject: string;
  leaveQuestion: string;
  scriptless: ScriptlessContactWords;
}

const SHEET = "day sheet rounded-card px-5 pt-5 pb-6 @sm:px-10 @sm:pt-8 @sm:pb-10";
/** The sheet's head, above its dashed line. */
const HEAD = "flex min-h-8 items-center justify-between gap-4 border-b-2 border-dashed border-line pb-4";

/** As much of a company's name as a plate has room for. */
const PLATE_LETTERS = 8;

/** The demo request: validated on submit and then as one types, delivered, and told of by a toast. */
export function DemoRequestForm({ words }: { words: DemoRequestFormWords }) {
  const { register, errors, state, typed, receivedAt, keepTyped, completeTyped, submit, submitButton, trapField } =
    useDemoRequest(words);
  const isSubmitting = state.status === "submitting";
  const company = typed.companyName?.trim().slice(0, PLATE_LETTERS).trimEnd().toUpperCase();

  return (
    <form
      noValidate
      method="post"
      aria-label={words.name}
      aria-busy={isSubmitting}
      className={SHEET}
      onSubmit={submit}
      onChange={keepTyped}
    >
      <div aria-hidden className={HEAD}>
        <span className="text-ink font-semibold">{words.name}</span>
        {company && <NumberPlate key={company}>{company}</NumberPlate>}
      </div>
      <div className="mt-6 grid gap-5">
        {words.fields.map(({ name, isRequired, ...field }) => (
          <Field
            key={name}
            {...field}
            {...register(name, { onBlur: completeTyped })}
            aria-required={isRequired || undefined}
            error={errors[name]?.message}
            readOnly={isSubmitting}
            spellCheck={false}
          />
        ))}
        <TrapField ref={trapField} label={words.trap} />
      </div>
      <div className="mt-6 grid gap-4">
        <ScriptlessContact words={words.scriptless} />
        <SubmitButton ref={submitButton} words={words} isSubmitting={isSubmitting} />
        {state.status === "failed" && (
          <FailureNotice
            failure={state.failure}
            emailHref={emailLink(
              words.emailSubject,
              words.fields.map(({ name, label }) => `${label}: ${typed[name] ?? ""}`),
            )}
            words={words.failureNotice}
          />
        )}
        <FormFoot receivedAt={receivedAt} words={words} />
      </div>
      <output className="sr-only">
        {state.status === "invalid" && <span key={state.attempt}>{words.status.invalid(state.errors)}</span>}
        {state.status === "submitting" && <span>{words.status.submitting}</span>}
        {state.status === "failed" && <span>{words.failureNotice.reasons[state.failure]}</span>}
      </output>
    </form>
  );
}
