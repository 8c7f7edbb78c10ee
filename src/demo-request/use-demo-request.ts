import { zodResolver } from "@hookform/resolvers/zod";
import { startTransition, useCallback, useEffect, useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { useForm, type FieldError, type FieldErrors } from "react-hook-form";
import { exchangeDraftForReceipt, getDraft, holdsText, saveDraft, useDraft, useReceipt } from "../draft/draft-store";
import { reportFailure } from "../report-failure";
import { showToast, type ToastContent } from "../toast/toast-store";
import { deliverDemoRequest, DeliveryError, type DeliveryFailure } from "./deliver-demo-request";
import { completeWebsite } from "./complete-website";
import { demoRequestSchema, emptyDemoRequest, type DemoRequest } from "./demo-request-schema";
import { useLeaveGuard } from "./use-leave-guard";

/** Where the request stands. `attempt` tells one invalid submit from the next, so that each is announced. */
export type DemoRequestState =
  | { status: "idle" }
  | { status: "invalid"; errors: number; attempt: number }
  | { status: "submitting" }
  | { status: "failed"; failure: DeliveryFailure };

/**
 * Delivery can take no time at all, and the second click of a double click would then submit the emptied form.
 * Windows takes two clicks within 500 ms for a double click.
 */
const LEAST_SUBMITTING_MS = 500;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const check = zodResolver(demoRequestSchema);

/**
 * Focuses a field, and brings it into view with its label. Not by react-hook-form's `setFocus`: WebKit leaves no
 * `scroll-margin` around what is focused, and the header would cover the label.
 */
function showField(field: FieldError["ref"]) {
  if (!(field instanceof HTMLElement)) return;
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: "nearest" });
}

/** The outcome must find its toaster, even if a deploy replaces the chunks while the visitor is typing. */
const loadToasterAhead = () => void import("../toast/toaster").catch(() => {});

interface Outcomes {
  success: ToastContent;
  failure: ToastContent;
  /** Asked before a request on its way is left. */
  leaveQuestion: string;
}

/**
 * A demo request from the first letter to its outcome: keeps what is typed, checks it, delivers it, and tells by a toast
 * what became of it.
 */
export function useDemoRequest({ success, failure, leaveQuestion }: Outcomes) {
  const [state, setState] = useState<DemoRequestState>({ status: "idle" });
  const typed = useDraft();
  const receivedAt = useReceipt();
  const submitButton = useRef<HTMLButtonElement>(null);
  const trapField = useRef<HTMLInputElement>(null);
  const isSending = useRef(false);
  // No default but a draft: react-hook-form then keeps what was typed into the served page before it came.
  const { register, handleSubmit, formState, getValues, setValue, reset } = useForm<DemoRequest>({
    resolver: check,
    defaultValues: getDraft(),
    shouldFocusError: false,
  });
  const { errors } = formState;
  const isSubmitting = state.status === "submitting";

  const keepTyped = useCallback(() => {
    // The fields themselves are asked: browsers and password managers fill them without an event, or with `blur` alone.
    const filled = new FormData(submitButton.current!.form!);
    for (const [name, known] of Object.entries(getValues())) {
      const value = filled.get(name);
      // Unchecked: a message that goes while a button is being pressed would move that button away.
      if (typeof value === "string" && value !== known) setValue(name as keyof DemoRequest, value);
    }
    saveDraft({ ...getValues() });
  }, [getValues, setValue]);
  // At first, too: something may be typed already.
  useEffect(keepTyped, [keepTyped]);
  useEffect(loadToasterAhead, []);
  useLeaveGuard({
    holdsText: holdsText(typed),
    isSending: isSubmitting,
    question: leaveQuestion,
  });

  /** Visibly, so that nothing is sent that the visitor has not seen; unchecked, as above. */
  function completeTyped() {
    keepTyped();
    const website = getValues("website") ?? "";
    const complete = completeWebsite(website);
    if (complete === website) return;
    setValue("website", complete);
    keepTyped();
  }

  async function send(request: DemoRequest) {
    if (isSending.current) return;
    isSending.current = true;
    const focused = document.activeElement;
    setState({ status: "submitting" });
    const isTrapped = Boolean(trapField.current?.value);
    const delivered = isTrapped ? Promise.reject(new DeliveryError("trapped")) : deliverDemoRequest(request);
    const [delivery] = await Promise.allSettled([delivered, wait(LEAST_SUBMITTING_MS)]);
    isSending.current = false;

    if (delivery.status === "fulfilled") {
      reset(emptyDemoRequest);
      exchangeDraftForReceipt();
      flushSync(() => setState({ status: "idle" }));
      showToast(success);
    } else {
      const { reason } = delivery;
      const cause = reason instanceof DeliveryError ? reason.failure : "network";
      flushSync(() => setState({ status: "failed", failure: cause }));
      showToast(failure);
      // Nothing was to be delivered of what came by the field that nobody sees.
      if (!isTrapped) reportFailure("delivery");
    }
    // A button that is disabled loses the focus to the body.
    const isFocusLost = focused instanceof HTMLButtonElement && document.activeElement === document.body;
    if (isFocusLost) submitButton.current?.focus({ preventScroll: true });
  }

  function refuse(wrong: FieldErrors<DemoRequest>, isTyping: boolean) {
    const [first] = Object.keys(wrong) as (keyof DemoRequest)[];
    // After the messages at the fields, which are to be seen first.
    if (!isTyping) setTimeout(() => showField(wrong[first!]?.ref));
    startTransition(() =>
      setState((before) => ({
        status: "invalid",
        errors: Object.keys(wrong).length,
        attempt: before.status === "invalid" ? before.attempt + 1 : 1,
      })),
    );
  }

  function submit(event: FormEvent) {
    // One that was held until hydration has no submitter (src/start/boot.ts): whoever types by now stays where he is.
    const isHeld = !(event.nativeEvent as SubmitEvent).submitter;
    const isTyping = isHeld && document.activeElement instanceof HTMLInputElement;
    completeTyped();
    void handleSubmit(send, (wrong) => refuse(wrong, isTyping))(event);
  }

  return {
    register,
    errors,
    state,
    typed,
    receivedAt,
    /** For every change of a field. */
    keepTyped,
    /** For a field that is left. */
    completeTyped,
    submit,
    /** Belongs on the submit button, which gets the focus back. */
    submitButton,
    /** Belongs on the field that nobody sees. What fills it in is not sent. */
    trapField,
  };
}
