import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useLayoutEffect, useRef, useState, type BaseSyntheticEvent, type FormEvent } from "react";
import { useForm, type FieldError, type FieldErrors } from "react-hook-form";
import { useLocation } from "react-router-dom";
import { demoRequestForm as words } from "../content/book-demo";
import { deliverDemoRequest, type DeliveryFailure } from "../network/deliver-demo-request";
import { postEvent } from "../network/events";
import { showToast } from "../toast/toast-store";
import {
  completeWebsite,
  demoRequestSchema,
  FIELD_NAMES,
  HONEYPOT_NAME,
  type DemoRequest,
  type FieldName,
} from "./demo-request-schema";
import { getDraft, holdsText, recordDelivery, saveDraft, useReceipt, useUnloadGuard } from "./draft";

/** The state of the request. `attempt` differs between submits, so that each of them is announced. */
type DemoRequestState =
  | { status: "idle" }
  | { status: "invalid"; errors: number; attempt: number }
  | { status: "submitting" }
  | { status: "sent" }
  | { status: "failed"; failure: DeliveryFailure };

/**
 * How long "Submitting..." is shown at least, even if sending fails at once. Without it the second click of a double click
 * (500 ms on Windows) would send it again.
 */
const MIN_SUBMITTING_MS = 500;

const validate = zodResolver(demoRequestSchema);

/** Reads the fields' texts. The first control of a name counts: password managers may append others. */
function readFields(form: HTMLFormElement) {
  const data = new FormData(form);
  const texts = FIELD_NAMES.map((name) => [name, String(data.get(name) ?? "")]);
  return Object.fromEntries(texts) as Record<FieldName, string>;
}

/** Reads the fields' texts as they are sent: a website without a scheme is completed. */
function readCompleted(form: HTMLFormElement) {
  const texts = readFields(form);
  return { ...texts, website: completeWebsite(texts.website) };
}

/**
 * Focuses a field and scrolls it into view with its label. react-hook-form's `setFocus` does not do: WebKit ignores
 * `scroll-margin` on focus, so the header would cover the label.
 */
function showField(field: FieldError["ref"]) {
  if (!(field instanceof HTMLElement)) return;
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: "nearest" });
}

/**
 * Handles a demo request from its first letter to its outcome: keeps the draft, validates, delivers, shows the toast.
 * Call `keepDraft` when a field changes and `completeFields` when it loses focus.
 */
export function useDemoRequest() {
  const [state, setState] = useState<DemoRequestState>({ status: "idle" });
  const receipt = useReceipt();
  const { key } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  // No default values: react-hook-form would write them over text typed before hydration.
  const { register, handleSubmit, formState, setValue, reset } = useForm<DemoRequest>({
    // Not react-hook-form's values: browsers and password managers fill in the fields without an event.
    resolver: (_, ...rest) => validate(readCompleted(form.current!), ...rest),
    shouldFocusError: false,
  });
  const { errors, submitCount } = formState;

  // Text typed into the served page wins over the draft.
  useLayoutEffect(() => {
    const texts = readFields(form.current!);
    for (const name of FIELD_NAMES) {
      if (texts[name]) continue;
      texts[name] = getDraft()[name] ?? "";
      setValue(name, texts[name]);
    }
    saveDraft(texts);
  }, [setValue]);

  // An effect, since visitors may have left and come back to a new form while the request was being sent.
  useLayoutEffect(() => {
    if (receipt) reset();
  }, [receipt, reset]);

  // Prefetched, so that the toast can be shown even if a deploy replaces the chunks in the meantime.
  useEffect(() => void import("../toast/toaster").catch(() => {}), []);
  useUnloadGuard();

  /** Keeps what is typed as the draft. */
  const keepDraft = () => saveDraft(readFields(form.current!));

  /**
   * Completes the website in its field, so that visitors see what is sent, and keeps what was filled in without an event. Does
   * not validate: a message that disappears while a button is being pressed would move the button away.
   */
  function completeFields() {
    const texts = readCompleted(form.current!);
    setValue("website", texts.website);
    saveDraft(texts);
  }

  async function send(request: DemoRequest) {
    if (isSending.current) return;
    isSending.current = true;
    setState({ status: "submitting" });
    const isSpam = Boolean(new FormData(form.current!).get(HONEYPOT_NAME));
    const delivery = isSpam ? ("spam" as const) : deliverDemoRequest(request).catch(() => "network" as const);
    await new Promise((resolve) => setTimeout(resolve, MIN_SUBMITTING_MS));
    const outcome = await delivery;
    isSending.current = false;
    if (outcome === "accepted") {
      recordDelivery(key);
      setState({ status: "sent" });
      showToast(words.success);
      postEvent("form-sent");
    } else {
      setState({ status: "failed", failure: outcome });
      showToast(words.failure);
      if (!isSpam) postEvent("form-failed");
    }
  }

  /** Announces the number of wrong fields and shows the first one, unless the visitor is typing. */
  function onInvalid(fieldErrors: FieldErrors<DemoRequest>, event?: BaseSyntheticEvent) {
    // A submit that src/start/document-script.ts has held until hydration has no submitter. A visitor who is typing by then
    // keeps the focus.
    const isHeld = !(event!.nativeEvent as SubmitEvent).submitter;
    const isTyping = isHeld && document.activeElement instanceof HTMLInputElement;
    const first = FIELD_NAMES.find((name) => fieldErrors[name])!;
    // Deferred, so that the messages are rendered first.
    if (!isTyping) setTimeout(() => showField(fieldErrors[first]?.ref));
    setState({ status: "invalid", errors: Object.keys(fieldErrors).length, attempt: submitCount });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    completeFields();
    // The form is empty after a delivery: show its fields again (demo-request-form.css) instead of submitting it.
    if (receipt && !holdsText(getDraft())) {
      event.preventDefault();
      form.current!.querySelector("input")!.focus();
    }
    // Not awaited: otherwise react-hook-form marks the form submitted after our reset, and validates on change.
    else void handleSubmit((request) => void send(request), onInvalid)(event);
  }

  return { form, register, errors, state, keepDraft, completeFields, submit };
}
