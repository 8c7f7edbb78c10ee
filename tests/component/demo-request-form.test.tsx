import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi, type MockInstance } from "vitest";
import { demoRequestForm as FORM } from "../../src/content/book-demo";
import { DemoRequestForm } from "../../src/demo-form/demo-request-form";
import { HONEYPOT_NAME } from "../../src/demo-form/demo-request-schema";
import { saveDraft } from "../../src/demo-form/draft";
import { deliverDemoRequest, type DeliveryOutcome } from "../../src/network/deliver-demo-request";
import { postEvent } from "../../src/network/events";
import { site } from "../../src/site";
import { dismissToast, getToast } from "../../src/toast/toast-store";
import { EMPTY_FORM, FIELD_NAMES, VALID_REQUEST, type FieldName } from "../valid-request";
// The form loads it in advance, which must not outlast the tests.
import "../../src/toast/toaster";

vi.mock("../../src/network/deliver-demo-request");
vi.mock("../../src/network/events");

const deliver = vi.mocked(deliverDemoRequest);

const field = (name: FieldName) => screen.getByLabelText<HTMLInputElement>(FORM.fields[name].label);
/** What a field would be sent as. */
const textOf = (input: HTMLInputElement) => (input.matches("[type=checkbox]:not(:checked)") ? "" : input.value);
const values = () => Object.fromEntries(FIELD_NAMES.map((name) => [name, textOf(field(name))]));

const isBusy = () => document.forms[0]!.ariaBusy === "true";
const button = (name: string = FORM.submit) => screen.getByRole("button", { name });
const status = () => screen.getByRole("status");
const honeypot = () => document.querySelector<HTMLInputElement>(`[name=${HONEYPOT_NAME}]`)!;
const receipt = () => screen.queryByText(/^Filled in at \d/);
const mailLink = () => screen.getByRole("link", { name: FORM.failureNotice.email });

let scrolled: MockInstance;
/** What was scrolled into view. */
const shown = () => scrolled.mock.contexts as Element[];

const open = () => render(<DemoRequestForm />, { wrapper: MemoryRouter });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function fill(typed: Partial<typeof VALID_REQUEST> = VALID_REQUEST) {
  for (const name of FIELD_NAMES.filter((one) => one in typed)) {
    if (field(name).type !== "checkbox") fireEvent.input(field(name), { target: { value: typed[name] } });
    else if (textOf(field(name)) !== typed[name]) fireEvent.click(field(name));
  }
}

/** Fills in as browsers do by themselves, without an event. */
function autofill() {
  for (const name of FIELD_NAMES)
    Object.assign(field(name), field(name).type === "checkbox" ? { checked: true } : { value: VALID_REQUEST[name] });
}

/** Presses the button and lets the time pass that a delivery takes at least. */
async function submit(name?: string) {
  fireEvent.click(button(name));
  await pass(500);
}

/** Submits as browsers do on Enter and scripts do at any time, whether or not the button is disabled. */
async function submitByEnter() {
  document.forms[0]!.requestSubmit();
  await pass(0);
}

/** A delivery that ends when the test says so. */
function holdDelivery() {
  let end: (outcome: DeliveryOutcome) => void;
  deliver.mockImplementationOnce(() => new Promise((resolve) => (end = resolve)));
  return (outcome: DeliveryOutcome) => act(async () => end(outcome));
}

/** Asks the page whether it may be left by a full load. */
const asksBeforeUnload = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 6, 1, 20, 8) });
  scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  deliver.mockReset().mockResolvedValue("accepted");
  // The first letter of another request takes the last one's receipt away.
  saveDraft({ fullName: "A" });
  saveDraft({});
  vi.mocked(postEvent).mockReset();
});

afterEach(() => {
  cleanup();
  // jsdom has timers of up to 1 ms of its own.
  vi.advanceTimersByTime(1);
  expect(vi.getTimerCount(), "timers left behind").toBe(0);
  dismissToast();
});

describe("the demo form", () => {
  beforeEach(() => void open());

  it.each<[FieldName, string, string, string]>([
    ["fullName", "Full Name", "text", "name"],
    ["workEmail", "Work Email", "email", "work email"],
    ["phoneNumber", "Phone Number", "tel", "tel"],
    ["companyName", "Company Name", "text", "organization"],
    ["website", "Website", "url", "url"],
  ])("asks for %s as %s, with its help, of type %s, filled in by browsers as %s", (name, label, type, autoComplete) => {
    const words: { label: string; note?: string; hint?: string } = FORM.fields[name];
    const input = screen.getByRole("textbox", { name: label });
    expect(input).toHaveAttribute("type", type);
    expect(input).toHaveAttribute("autocomplete", autoComplete);
    for (const absent of ["maxlength", "aria-invalid"]) expect(input).not.toHaveAttribute(absent);
    expect(input.getAttribute("aria-required")).toBe(name === "website" ? null : "true");
    expect(input.hasAttribute("placeholder"), "sample").toBe(name === "fullName");
    expect(input).toHaveAccessibleDescription([words.note, words.hint].filter(Boolean).join(" "));
  });

  it("has a heading unlike the header's button, says what the details are for, and then asks before it offers the calendar", () => {
    const { question, booking } = FORM.receipt;
    const form = screen.getByRole<HTMLFormElement>("form", { name: FORM.name });
    expect(form.method, "an early submit puts nothing into the address").toBe("post");
    const parts = form.querySelectorAll("h2, button, p, a");
    const expected = [FORM.name, FORM.privacy.link.label, FORM.submit, question, booking.label];
    const read = Array.from(parts, ({ textContent }) => expected.find((words) => textContent.startsWith(words)));
    expect(read.filter(Boolean)).toEqual(expected);
  });

  it("checks nothing before the first submit, and at once after it; shows the first wrong field and counts them", async () => {
    fill({ ...VALID_REQUEST, workEmail: "alex", phoneNumber: " " });
    fireEvent.blur(field("workEmail"));
    await pass(0);
    expect(field("workEmail")).not.toHaveAttribute("aria-invalid");
    await submit();
    expect(deliver).not.toHaveBeenCalled();
    expect(field("workEmail")).toBeInvalid();
    expect(field("workEmail")).toHaveAccessibleDescription("Please enter a valid work email");
    expect(field("phoneNumber")).toHaveAccessibleDescription("Phone number is required");
    expect(field("workEmail")).toHaveFocus();
    expect(status()).toHaveTextContent("2 fields need correcting.");
    const wrongFields = () => screen.queryByText(/correcting/, { selector: "p" });
    expect(wrongFields(), "above the button").toHaveTextContent("2 fields need correcting.");
    expect(isBusy()).toBe(false);
    fill({ workEmail: "alex@garage.example", phoneNumber: "1" });
    await pass(0);
    expect(field("workEmail")).toBeValid();
    expect(field("workEmail")).not.toHaveAccessibleDescription();
    expect(wrongFields()).toBeNull();
    fill({ workEmail: "" });
    await pass(0);
    expect(field("workEmail")).toBeInvalid();
    await submit();
    const announced = status().firstElementChild;
    expect(announced).toHaveTextContent("1 field needs correcting.");
    await submit();
    expect(status().firstElementChild, "announced again").not.toBe(announced);
  });

  it.each<[string, FieldName, "companyName" | undefined]>([
    ["stays with a visitor who types while a held submit is refused", "companyName", undefined],
    ["goes from a right field to the first wrong one when Enter is pressed", "fullName", "companyName"],
  ])("sees to it that the focus %s", async (_, focused, submitter) => {
    fill({ companyName: VALID_REQUEST.companyName });
    act(() => field("companyName").focus());
    // Browsers name the form's button as the submitter of an Enter.
    document.forms[0]!.requestSubmit(submitter && button());
    await pass(0);
    expect(field("fullName")).toBeInvalid();
    expect(field(focused)).toHaveFocus();
  });

  it("counts a request as begun by its first letter, not by a look at the form", async () => {
    await pass(0);
    expect(postEvent).not.toHaveBeenCalled();
    fill({ fullName: "A" });
    expect(postEvent).toHaveBeenCalledExactlyOnceWith("form-start");
  });

  it("is busy while it sends; then a toast and a receipt with the visitor's own time say so, and it is empty", async () => {
    const end = holdDelivery();
    fill({ ...VALID_REQUEST, fullName: "  Alex Morgan " });
    expect(screen.getByText("MORGAN MOTORS"), "on the copy").toBeVisible();
    expect(screen.getByRole("link", { name: FORM.receipt.booking.label })).toHaveAttribute("href", site.bookingUrl);
    act(() => button().focus());
    await submit();
    await pass(20_000);
    await submitByEnter();
    expect(button(FORM.submitting)).toBeDisabled();
    expect(isBusy()).toBe(true);
    for (const input of screen.getAllByRole("textbox")) expect(input).toHaveAttribute("readonly");
    expect(status()).toHaveTextContent(FORM.status.submitting);
    expect(getToast()).toBeUndefined();
    expect(deliver).toHaveBeenCalledExactlyOnceWith(VALID_REQUEST);
    // As in browsers, where a button that is disabled loses the focus to the body.
    act(() => field("fullName").focus());
    act(() => field("fullName").blur());

    await end("accepted");
    const description = "We'll get back to you shortly to schedule your demo.";
    expect(getToast()).toMatchObject({ title: "Demo Request Received!", description });
    expect(getToast()?.variant ?? "success").toBe("success");
    expect(values()).toEqual(EMPTY_FORM);
    expect(button()).toHaveFocus();
    expect(isBusy()).toBe(false);
    expect(status(), "the toast alone is announced").toBeEmptyDOMElement();
    expect(receipt()).toHaveTextContent("Filled in at 16:08");
    for (const text of ["MORGAN MOTORS", "Alex Morgan", VALID_REQUEST.workEmail])
      expect(screen.getByText(text), "on the receipt").toBeVisible();
    expect(shown()[0], "scrolled into view").toContainElement(receipt());
    const example = () => screen.queryByPlaceholderText(FORM.fields.fullName.placeholder);
    expect(example(), "nobody takes it for what was sent").toBeNull();
    expect(postEvent).toHaveBeenLastCalledWith("form-sent");
    fill({ fullName: "S" });
    expect(receipt(), "the next request is begun").toBeNull();
    expect(screen.getByText(FORM.plate)).toBeVisible();
    expect(example()).toBeInTheDocument();
  });

  it("takes no submit once a delivery has emptied it, until a text was typed or filled in, and checks nothing before", async () => {
    fill();
    act(() => button().focus());
    await submit();
    const toast = getToast();
    for (const again of [submitByEnter, submit, submitByEnter]) await again();
    for (const name of FIELD_NAMES) expect(field(name)).not.toHaveAttribute("aria-invalid");
    expect(status()).toBeEmptyDOMElement();
    expect(field("fullName"), "which shows the fields again").toHaveFocus();
    expect(receipt()).toBeVisible();
    expect(getToast(), "the toast stays").toBe(toast);
    fill({ workEmail: "sam" });
    await pass(0);
    expect(field("workEmail"), "while it is typed").not.toHaveAttribute("aria-invalid");
    fill({ workEmail: "" });
    await submit();
    expect(field("workEmail"), "a field was changed").toBeInvalid();
    autofill();
    await submit();
    expect(deliver, "filled in without an event").toHaveBeenCalledTimes(2);
  });

  it.each([
    ["Müller & Söhne", "MÜLLER & SÖHNE"],
    ["Müller & Söhne Autohaus", "MÜLLER & SÖHNE"],
    ["Morgan, Hill & Sons", "MORGAN, HILL"],
    ["מוסך אברהם ובניו", "מוסך אברהם"],
    ["Gebrauchtwagenhändler", "GEBRAUCHTWAGE…"],
    ["Straßßßßßßßßß", "STRASSSSSSSSS…"],
    ["& & & & & & & & &", "& & & & & & &…"],
    ["👩\u200D🔧👩\u200D🔧 e\u0301abcdefghijklmnop", "👩\u200D🔧👩\u200D🔧 E\u0301ABCDEFGHI…"],
  ])(
    "shows of %s on its plate the whole words that fit, in either direction of script, or says that it is cut",
    (companyName, plate) => {
      fill({ companyName });
      expect(screen.getByText(plate, { selector: "bdi" })).toBeVisible();
    },
  );

  it("sends a request once, whatever is pressed for half a second, even if the delivery returns at once", async () => {
    fill();
    fireEvent.doubleClick(button());
    fireEvent.click(button());
    await submitByEnter();
    await pass(499);
    fireEvent.click(button(FORM.submitting));
    await submitByEnter();
    expect(button(FORM.submitting)).toBeDisabled();
    expect(values(), "what is sent stays in view").toEqual(VALID_REQUEST);
    await pass(1);
    expect(deliver).toHaveBeenCalledOnce();
    expect(getToast()?.title).toBe(FORM.success.title);
    expect(status(), "the emptied form is not submitted").toBeEmptyDOMElement();
    expect(button()).toBeEnabled();
  });

  it.each<[DeliveryOutcome | "unforeseen", RegExp]>([
    ["offline", /offline/],
    ["timeout", /too long/],
    ["network", /couldn’t reach/],
    ["refused", /turned the request down/],
    ["unclear", /may have arrived/],
    ["unforeseen", /couldn’t reach/],
  ])("tells of a failure (%s), keeps what was typed, offers three ways on, reports it", async (failure, reason) => {
    if (failure === "unforeseen") deliver.mockRejectedValueOnce(new TypeError("Unforeseen"));
    else deliver.mockResolvedValueOnce(failure);
    fill();
    await submit();
    const description = "Something went wrong. Please try again.";
    expect(getToast()).toMatchObject({ variant: "destructive", title: "Error", description });
    expect(status()).toHaveTextContent(reason);
    const notice = screen.getByText(reason, { selector: ":not(output) > span" });
    expect(values()).toEqual(VALID_REQUEST);
    expect(receipt()).toBeNull();
    expect(mailLink()).toBeVisible();
    expect(screen.getByRole("link", { name: FORM.failureNotice.booking })).toHaveAttribute("href", site.bookingUrl);
    expect(postEvent).toHaveBeenLastCalledWith("form-failed");
    await submit(FORM.failureNotice.retry);
    expect(deliver).toHaveBeenCalledTimes(2);
    expect(receipt()).toBeVisible();
    expect(notice).not.toBeInTheDocument();
  });

  it("sends nothing when the hidden field is filled in, keeps what was typed, and offers what still works", async () => {
    expect(honeypot()).toHaveAttribute("tabindex", "-1");
    expect(honeypot()).toHaveAttribute("autocomplete", "off");
    expect(screen.queryByRole("textbox", { name: FORM.honeypot }), "read out").toBeNull();
    fill();
    honeypot().value = "https://spam.example";
    await submit();
    expect(getToast()).toMatchObject({ variant: "destructive" });
    expect(status()).toHaveTextContent(/nothing was sent/);
    expect(values()).toEqual(VALID_REQUEST);
    expect(mailLink()).toBeVisible();
    expect(screen.queryByRole("button", { name: FORM.failureNotice.retry }), "it would fail again").toBeNull();
    expect(deliver).not.toHaveBeenCalled();
    expect(postEvent, "the operator could not mend it").not.toHaveBeenCalledWith("form-failed");
  });

  it("puts into the e-mail what stands in the form at the moment", async () => {
    deliver.mockResolvedValueOnce("network");
    fill();
    await submit();
    fill({ companyName: "Marsh & Söhne + 50 % \ud83d" });
    const sent: typeof VALID_REQUEST = { ...VALID_REQUEST, companyName: "Marsh & Söhne + 50 % \ufffd" };
    const lines = FIELD_NAMES.map((name) => `${FORM.fields[name].label}: ${sent[name]}`).join("\r\n");
    const link = decodeURIComponent(mailLink().getAttribute("href")!);
    expect(link).toBe(`mailto:${site.email}?subject=${FORM.emailSubject}&body=${lines}`);
  });

  it("sends what a browser filled in without an event, with a website completed as its field is left or the form is sent", async () => {
    autofill();
    // Some password managers append fields of their own.
    const other = Object.assign(document.createElement("input"), { name: "fullName", value: "Not me", hidden: true });
    document.forms[0]!.append(other);
    field("website").value = "the garage";
    await submit();
    expect(field("website")).toHaveAccessibleDescription(/^Please enter a valid URL/);
    fill({ website: "garage.example" });
    await pass(0);
    fireEvent.blur(field("website"));
    expect(field("website")).toHaveValue("https://garage.example");
    expect(field("website")).toBeValid();
    field("website").value = "www.garage.example";
    await submit();
    expect(deliver).toHaveBeenCalledExactlyOnceWith({ ...VALID_REQUEST, website: "https://www.garage.example" });
  });
});

it.each([
  ["", /Filled in at 16:08\.$/],
  ["/api/demo", /Received at 16:08\.We’ll get back to you shortly\.$/],
])("the receipt of the demo form with the delivery address %j says %s", async (address, says) => {
  const { demoRequestUrl } = site;
  onTestFinished(() => void Object.assign(site, { demoRequestUrl }));
  Object.assign(site, { demoRequestUrl: address });
  open();
  expect(screen.queryByText(/^(Filled in|Received) at/), "before a delivery").toBeNull();
  fill();
  const copy = screen.getByText(VALID_REQUEST.workEmail);
  expect(copy.closest("[aria-hidden=true]"), "not read out").not.toBeNull();
  await submit();
  expect(screen.getByText(/ at 16:08/).parentElement).toHaveTextContent(says);
  expect(screen.getByText(FORM.privacy.text)).toBeVisible();
});

describe("leaving the demo form", () => {
  it("asks before a full load only while something is typed, and not for an e-mail link", async () => {
    deliver.mockResolvedValueOnce("network");
    const { unmount } = open();
    expect(asksBeforeUnload()).toBe(false);
    fill({ fullName: "A" });
    expect(asksBeforeUnload()).toBe(true);
    fill({ fullName: "" });
    expect(asksBeforeUnload(), "emptied by hand").toBe(false);
    fill();
    await submit();
    expect(asksBeforeUnload(), "failed").toBe(true);
    act(() => mailLink().focus());
    expect(asksBeforeUnload(), "an e-mail opens beside the page").toBe(false);
    act(() => field("fullName").focus());
    unmount();
    expect(asksBeforeUnload(), "another page of the site").toBe(false);
    open();
    expect(asksBeforeUnload(), "back again").toBe(true);
    await submit();
    expect(asksBeforeUnload(), "delivered").toBe(false);
  });

  it("keeps the draft, but for the hidden field, until the request is delivered, and the receipt after it", async () => {
    const first = open();
    fill();
    honeypot().value = "x";
    first.unmount();
    const second = open();
    expect(values()).toEqual(VALID_REQUEST);
    expect(honeypot()).toHaveValue("");
    const end = holdDelivery();
    await submit();
    expect(asksBeforeUnload(), "while it is sent").toBe(true);
    second.unmount();
    const third = open();
    expect(values()).toEqual(VALID_REQUEST);
    await end("accepted");
    expect(getToast()?.title).toBe(FORM.success.title);
    expect(values()).toEqual(EMPTY_FORM);
    third.unmount();
    scrolled.mockClear();
    open();
    expect(values()).toEqual(EMPTY_FORM);
    expect(receipt()).toBeVisible();
    expect(shown(), "back again, the page stays at its top").toEqual([]);
  });
});
