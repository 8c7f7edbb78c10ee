import { zodResolver } from "@hookform/resolvers/zod";
import { useCallback, useEffect, useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { useForm, type FieldErrors } from "react-hook-form";
import { showToast, type ToastContent } from "../toast/toast-store";
import { deliverDemoRequest, DeliveryError, type DeliveryFailure } from "./deliver-demo-request";
import { completeWebsite } from "./complete-website";
import { exchangeDraftForReceipt, getDraft, saveDraft, useDesk } from "./demo-draft-store";
import { demoRequestSchema, type DemoRequest } from "./demo-request-schema";
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
  const { typed, receivedAt } = useDesk();
  const submitButton = useRef<HTMLButtonElement>(null);
  const isSending = useRef(false);
  // No default but a draft: react-hook-form then keeps what was typed into the served page before it came.
  const { register, handleSubmit, formState, getValues, setValue, reset } = useForm<DemoRequest>({
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
    question: leaveQuestion,
  });

  /** Visibly, so that nothing is sent that the visitor has not seen. */
  function completeTyped() {
    const website = getValues("website") ?? "";
    const complete = completeWebsite(website);
    if (complete === website) return;
    setValue("website", complete, { shouldValidate: formState.isSubmitted });
    keepTyped();
  }

  async function send(request: DemoRequest) {
    if (isSending.current) return;
    isSending.current = true;
    const focused = document.activeElement;
    setState({ status: "submitting" });
    const [delivery] = await Promise.allSettled([deliverDemoRequest(request), wait(LEAST_SUBMITTING_MS)]);
    isSending.current = false;

    if (delivery.status === "fulfilled") {
      reset(Object.fromEntries(Object.keys(request).map((name) => [name, ""])));
      exchangeDraftForReceipt();
      flushSync(() => setState({ status: "idle" }));
      showToast(success);
    } else {
      const { reason } = delivery;
      const cause = reason instanceof DeliveryError ? reason.failure : "network";
      flushSync(() => setState({ status: "failed", failure: cause }));
      showToast(failure);
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

  return {
    register,
    errors: formState.errors,
    state,
    typed,
    receivedAt,
    /** For every change of a field. */
    keepTyped,
    /** For a field that is left. */
    completeTyped,
    submit: (event: FormEvent) => {
      completeTyped();
      void handleSubmit(send, refuse)(event);
    },
    /** Belongs on the submit button, which gets the focus back. */
    submitButton,
  };
}
