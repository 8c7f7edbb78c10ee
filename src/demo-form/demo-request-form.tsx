import "../ui/section.css";
import "../ui/torn-paper.css";
import "./demo-request-form.css";
import { CircleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import { demoRequestForm as words } from "../content/book-demo";
import type { DeliveryFailure } from "../network/deliver-demo-request";
import { site } from "../site";
import { buttonLook } from "../ui/button-look";
import { ExternalLink } from "../ui/external-link";
import { Field } from "../ui/field";
import { PageLink } from "../ui/page-link";
import { wantsNoMotion } from "../ui/wants-no-motion";
import { CONTROLS, FIELD_NAMES, TICKED, HONEYPOT_NAME, type FieldName } from "./demo-request-schema";
import { emailLink, useDraft, useReceipt } from "./draft";
import { Receipt } from "./receipt";
import { useDemoRequest } from "./use-demo-request";

/** The id of the heading that names the form. */
const NAME_ID = "demo-request-heading";

interface FieldWords {
  label: string;
  note?: string;
  hint?: string;
  placeholder?: string;
  /** Of a select. */
  options?: readonly { value: string; label: string }[];
}

const fieldWords: Record<FieldName, FieldWords> = words.fields;

const isCheckbox = (name: FieldName) => CONTROLS[name].type === "checkbox";
const CHECKBOXES = FIELD_NAMES.filter(isCheckbox);
const OTHER_FIELDS = FIELD_NAMES.filter((name) => !isCheckbox(name));

/** The demo request form: validates on submit and then while the visitor types. A toast shows the outcome. */
export function DemoRequestForm() {
  const { form, register, errors, state, keepDraft, completeFields, submit } = useDemoRequest();
  const receipt = useReceipt();
  const isSubmitting = state.status === "submitting";
  const errorCount = Object.keys(errors).length;
  const draft = useDraft();

  useEffect(() => {
    if (state.status !== "sent") return;
    // A field that was sent from, by Enter, would keep the fields shown. A button keeps the focus.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    // By its scroll margin, to the page's top: heading, time and receipt are seen together.
    form.current!.scrollIntoView({ behavior: wantsNoMotion() ? "instant" : "smooth" });
  }, [form, state]);

  function renderField(name: FieldName) {
    const { isRequired, ...control } = CONTROLS[name];
    return (
      <Field
        key={name}
        {...control}
        {...fieldWords[name]}
        {...register(name, { onBlur: completeFields })}
        value={isCheckbox(name) ? TICKED : undefined}
        aria-required={isRequired || undefined}
        error={errors[name]?.message}
        readOnly={isSubmitting}
        spellCheck={false}
        // Beside a receipt, the example would look like the name that was sent; beside an error, like one that was refused.
        {...((receipt || errors[name]) && { placeholder: undefined })}
      />
    );
  }

  return (
    <form
      ref={form}
      // Stays left-to-right when a translator sets `dir=rtl`: sheet, holes and receipt are drawn for it.
      dir="ltr"
      noValidate
      method="post"
      aria-labelledby={NAME_ID}
      aria-busy={isSubmitting}
      className={`request-card on-paper scroll-mt-[16rem] ${receipt ? "sent" : ""}`}
      onSubmit={submit}
      onChange={keepDraft}
    >
      <div className="sheet perforated px-5 pt-4 pb-6 @sm:px-8 @sm:py-8 @lg:px-6 @lg:py-6 forced-colors:border-2">
        <div className="sheet-head">
          <h2 id={NAME_ID} className="tracking-sub text-body @sm:text-sub">
            {words.name}
          </h2>
          {errorCount > 0 && (
            <p key={errorCount} className="text-ui text-red font-semibold">
              {words.status.invalid(errorCount)}
            </p>
          )}
        </div>
        <div className="field-pairs mt-6">
          {OTHER_FIELDS.map(renderField)}
          {/* Catches programs that fill in every field. Hidden from people, screen readers and password managers. */}
          <div aria-hidden className="hidden">
            <label htmlFor={HONEYPOT_NAME}>{words.honeypot}</label>{" "}
            <input id={HONEYPOT_NAME} name={HONEYPOT_NAME} type="text" tabIndex={-1} autoComplete="off" />
          </div>
          {/* In wide windows it takes the three rows of a field: the button stands beside the last field's control. */}
          <div className="grid gap-4 @sm:gap-1.5">
            <div className="grid gap-1.5">
              {CHECKBOXES.map(renderField)}
              <PrivacyNote />
            </div>
            <div>
              <ScriptlessContact />
              <SubmitButton isSubmitting={isSubmitting} isSent={receipt !== undefined} />
            </div>
          </div>
        </div>
        {state.status === "failed" && <FailureNotice failure={state.failure} />}
      </div>
      {/* The key makes a delivery's receipt, which may be in another place, a new element: no layout shift. */}
      <Receipt key={receipt?.time} request={receipt?.request ?? draft} deliveredAt={receipt?.time} />
      <output className="sr-only">
        {state.status === "invalid" && <span key={state.attempt}>{words.status.invalid(state.errors)}</span>}
        {state.status === "submitting" && <span>{words.status.submitting}</span>}
        {state.status === "failed" && <span>{words.failureNotice.reasons[state.failure]}</span>}
      </output>
    </form>
  );
}

/** Shown in place of the submit button without JavaScript. */
function ScriptlessContact() {
  return (
    <div className="rounded-card border-ink-3 bg-paper-2 scriptless:block hidden border p-4">
      <p className="text-ui text-ink">{words.scriptless.text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <a href={`mailto:${site.email}`} className={buttonLook["on-paper"]}>
          {words.scriptless.email}
        </a>{" "}
        <ExternalLink href={site.bookingUrl} variant="on-paper-secondary">
          {words.scriptless.booking}
        </ExternalLink>
      </div>
    </div>
  );
}

interface SubmitButtonProps {
  isSubmitting: boolean;
  /** The last request was sent, and no other is begun: the button looks secondary. */
  isSent: boolean;
}

/** The submit button, disabled while the request is sent. Both labels share one grid cell, so that it keeps its size. */
function SubmitButton({ isSubmitting, isSent }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const element = button.current;
    if (!isSubmitting) return;
    return () => {
      // While it is disabled the focus falls to the body, or to `<main>` by a click on it. The button gets it back.
      if (document.activeElement?.contains(element)) element?.focus({ preventScroll: true });
    };
  }, [isSubmitting]);
  return (
    <div className="scriptless:hidden grid">
      <button
        ref={button}
        type="submit"
        className={buttonLook[isSent ? "on-paper-secondary" : "on-paper"]}
        disabled={isSubmitting}
      >
        <span className="grid *:col-start-1 *:row-start-1">
          <span aria-hidden={isSubmitting} className={isSubmitting ? "invisible" : ""}>
            {words.submit}
          </span>{" "}
          <span aria-hidden={!isSubmitting} className={isSubmitting ? "" : "invisible"}>
            {words.submitting}
          </span>
        </span>
      </button>
    </div>
  );
}

/** Shows the notice, which may be below the window, while the toast disappears after 5 s. */
const scrollIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: "nearest" });

/** Says why the request was not delivered and offers other ways. Unlike the toast, it stays. */
function FailureNotice({ failure }: { failure: DeliveryFailure }) {
  const typed = useDraft();
  const { reasons, retry, email, booking } = words.failureNotice;
  const lines = FIELD_NAMES.map((name) => `${fieldWords[name].label}: ${typed[name] ?? ""}`);
  return (
    <div ref={scrollIntoView} className="rounded-card border-red bg-red-tint text-ink mt-4 scroll-my-24 border p-4">
      <p className="text-ui flex items-start gap-3">
        <CircleAlert aria-hidden size="1.5rem" className="text-red" />
        <span>{reasons[failure]}</span>
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {failure !== "spam" && (
          <button type="submit" className={buttonLook["on-paper-secondary"]}>
            {retry}
          </button>
        )}
        <a href={emailLink(words.emailSubject, lines)} className={buttonLook["on-paper-secondary"]}>
          {email}
        </a>
        <ExternalLink href={site.bookingUrl} variant="on-paper-secondary">
          {booking}
        </ExternalLink>
      </div>
    </div>
  );
}

function PrivacyNote() {
  const { text, link } = words.privacy;
  return (
    <p className="privacy-note text-ui">
      <span>{text}</span> <PageLink to={link.to}>{link.label}</PageLink>
      <span>.</span>
    </p>
  );
}
