import { zodResolver } from "@hookform/resolvers/zod";
import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useForm, type FieldErrors } from "react-hook-form";
import { showToast, type ToastContent } from "../toast/toast-store";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { PageLink } from "../ui/page-link";
import { DeliveryError, type DeliveryFailure } from "./delivery-error";
import { clearDraft, getDraft, saveDraft, useDraft } from "./demo-draft-store";
import { demoRequestSchema, type DemoRequest } from "./demo-request-schema";
import { emailLink } from "./email-link";
import { FailureNotice, type FailureNoticeWords } from "./failure-notice";
import { ScriptlessContact, type ScriptlessContactWords } from "./scriptless-contact";
import { submitDemoRequest } from "./submit-demo-request";
import { useLeaveGuard } from "./use-leave-guard";

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

/** `attempt` tells one invalid submit from the next, so that each is announced. */
type FormState =
  | { status: "idle" }
  | { status: "invalid"; errors: number; attempt: number }
  | { status: "submitting" }
  | { status: "failed"; failure: DeliveryFailure };

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
const EMPTY: DemoRequest = { fullName: "", workEmail: "", phoneNumber: "", companyName: "", website: "" };

/**
 * Delivery can take no time at all, and the second click of a double click would then submit the emptied form.
 * Windows takes two clicks within 500 ms for a double click.
 */
const LEAST_SUBMITTING_MS = 500;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The outcome must find its toaster, even if a deploy replaces the chunks while the visitor is typing. */
const loadToasterAhead = () => void import("../toast/toaster").catch(() => {});

/** The demo request: validated on submit and then as one types, delivered, and told of by a toast. */
export function DemoRequestForm({ words }: { words: DemoRequestFormWords }) {
  const [state, setState] = useState<FormState>({ status: "idle" });
  const typed = useDraft();
  const submitButton = useRef<HTMLButtonElement>(null);
  const isSending = useRef(false);
  // No default but a draft: react-hook-form then keeps what was typed into the served page before it came.
  const { register, handleSubmit, formState, getValues, reset } = useForm<DemoRequest>({
    resolver: zodResolver(demoRequestSchema),
    defaultValues: getDraft(),
  });
  const isSubmitting = state.status === "submitting";

  const keepTyped = useCallback(() => saveDraft({ ...getValues() }), [getValues]);
  // At first, too: something may be typed already.
  useEffect(keepTyped, [keepTyped]);
  useEffect(loadToasterAhead, []);
  useLeaveGuard({
    holdsText: Object.values(typed).some(Boolean),
    isSending: isSubmitting,
    question: words.leaveQuestion,
  });

  async function send(request: DemoRequest) {
    if (isSending.current) return;
    isSending.current = true;
    const focused = document.activeElement;
    setState({ status: "submitting" });
    const [delivery] = await Promise.allSettled([submitDemoRequest(request), wait(LEAST_SUBMITTING_MS)]);
    isSending.current = false;

    if (delivery.status === "fulfilled") {
      reset(EMPTY);
      clearDraft();
      flushSync(() => setState({ status: "idle" }));
      showToast(words.success);
    } else {
      const { reason } = delivery;
      const failure = reason instanceof DeliveryError ? reason.failure : "network";
      flushSync(() => setState({ status: "failed", failure }));
      showToast(words.failure);
    }
    // A button that is disabled loses the focus to the body.
    const isFocusLost = focused instanceof HTMLButtonElement && document.activeElement === document.body;
    if (isFocusLost) submitButton.current?.focus({ preventScroll: true });
  }

  function refuse(errors: FieldErrors) {
    setState((before) => ({
      status: "invalid",
      errors: Object.keys(errors).length,
      attempt: before.status === "invalid" ? before.attempt + 1 : 1,
    }));
  }

  return (
    <form
      noValidate
      method="post"
      aria-label={words.name}
      aria-busy={isSubmitting}
      onSubmit={(event) => void handleSubmit(send, refuse)(event)}
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
            error={formState.errors[name]?.message}
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
