import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, Link, MemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { demoRequestForm } from "../../src/content/book-demo";
import { deliverDemoRequest, type DeliveryOutcome } from "../../src/demo-request/deliver-demo-request";
import { getDraft, saveDraft } from "../../src/demo-request/draft";
import { DemoRequestForm } from "../../src/demo-request/demo-request-form";
import { TRAP_NAME } from "../../src/demo-request/demo-request-schema";
import { paths } from "../../src/paths";
import * as failures from "../../src/report-failure";
import { site } from "../../src/site";
import { dismissToast, getToast } from "../../src/toast/toast-store";

vi.mock("../../src/demo-request/deliver-demo-request", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  deliverDemoRequest: vi.fn<typeof deliverDemoRequest>(),
}));

const submit = vi.mocked(deliverDemoRequest);

const VALID = {
  "Full Name": "Alex Morgan",
  "Work Email": "alex@garage.example",
  "Phone Number": "01632 960123",
  "Company Name": "Morgan Motors",
  Website: "https://garage.example",
};

const field = (label: string) => screen.getByLabelText(label);
const button = (name = "Book Demo") => screen.getByRole("button", { name });
const status = () => screen.getByRole("status");

/** The form on its page, and another page of the site. */
function open() {
  const router = createMemoryRouter(
    [
      {
        path: paths.bookDemo,
        element: (
          <>
            <DemoRequestForm />
            <Link to={paths.home}>Away</Link>
          </>
        ),
      },
      { path: paths.home, element: <Link to={paths.bookDemo}>Return</Link> },
      { path: paths.privacy, element: null },
    ],
    { initialEntries: [paths.bookDemo] },
  );
  render(<RouterProvider router={router} />);
  return userEvent.setup();
}

async function fill(user: UserEvent, values: Record<string, string> = VALID) {
  for (const [label, value] of Object.entries(values)) {
    await user.clear(field(label));
    await user.click(field(label));
    await user.paste(value);
  }
}

// jsdom lays nothing out.
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<Element["scrollIntoView"]>();
});

/** A delivery that ends when the test says so. */
function holdDelivery() {
  let end = () => {};
  submit.mockImplementationOnce(() => new Promise((resolve) => (end = () => resolve("accepted"))));
  return { succeed: () => act(async () => end()) };
}

const shown = () => waitFor(() => expect(getToast()).toBeDefined(), { timeout: 2000 });

/** Asks the page whether it may be left by a full load. */
const asksBeforeUnload = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

beforeEach(() => {
  submit.mockReset().mockResolvedValue("accepted");
  // The first letter of another request takes the last one's receipt away.
  saveDraft({ fullName: "A" });
  saveDraft({});
});

afterEach(() => dismissToast(getToast()?.id ?? 0));

describe("the demo form", () => {
  it.each([
    ["Full Name", "text", "name", "Alex Morgan"],
    ["Work Email", "email", "work email", ""],
    ["Phone Number", "tel", "tel", ""],
    ["Company Name", "text", "organization", ""],
    ["Website", "url", "url", ""],
  ])("asks for %s as %s", (label, type, autoComplete, sample) => {
    open();
    expect(screen.getByRole("textbox", { name: label })).toHaveAttribute("type", type);
    expect(field(label)).toHaveAttribute("autocomplete", autoComplete);
    expect(field(label).getAttribute("placeholder") ?? "").toBe(sample);
    expect(field(label)).not.toHaveAttribute("maxlength");
    expect(field(label)).not.toHaveAttribute("aria-invalid");
  });

  it("requires all but the website, which says that it is optional", () => {
    open();
    expect(screen.getAllByRole("textbox", { name: /^(?!Website)/ })).toSatisfy((fields: HTMLElement[]) =>
      fields.every((one) => one.getAttribute("aria-required") === "true"),
    );
    expect(field("Website")).not.toBeRequired();
    expect(field("Website")).toHaveAccessibleDescription(/optional/);
  });

  it("announces every further invalid submit", async () => {
    const user = open();
    await fill(user, { ...VALID, "Phone Number": "1".repeat(21) });
    await user.click(button());
    await waitFor(() => expect(status()).toHaveTextContent("1 field needs correcting."));
    const before = status().firstElementChild;
    await user.click(button());
    await waitFor(() => expect(status().firstElementChild).not.toBe(before));
    expect(status()).toHaveTextContent("1 field needs correcting.");
  });

  it("checks nothing before the first submit, and everything at once after it", async () => {
    const user = open();
    await user.type(field("Work Email"), "alex");
    await user.tab();
    expect(field("Work Email")).not.toHaveAttribute("aria-invalid");
    await user.click(button());
    await waitFor(() => expect(field("Work Email")).toBeInvalid());
    await user.type(field("Work Email"), "@garage.example");
    expect(field("Work Email")).not.toHaveAttribute("aria-invalid");
    expect(field("Work Email")).not.toHaveAccessibleDescription();
    await user.clear(field("Work Email"));
    expect(field("Work Email")).toBeInvalid();
  });

  it("is busy while it sends, then says so by a toast and is empty again", async () => {
    const user = open();
    const delivery = holdDelivery();
    await fill(user, { ...VALID, "Full Name": "  Alex Morgan " });
    await user.click(button());
    expect(await screen.findByRole("button", { name: "Submitting..." })).toBeDisabled();
    expect(screen.getByRole("form")).toHaveAttribute("aria-busy", "true");
    expect(field("Full Name")).toHaveAttribute("readonly");
    expect(status()).toHaveTextContent("Sending your request.");
    await delivery.succeed();
    await shown();
    expect(getToast()).toMatchObject({
      title: "Demo Request Received!",
      description: "We'll get back to you shortly to schedule your demo.",
    });
    expect(getToast()?.variant).not.toBe("destructive");
    expect(submit).toHaveBeenCalledExactlyOnceWith({
      fullName: "Alex Morgan",
      workEmail: "alex@garage.example",
      phoneNumber: "01632 960123",
      companyName: "Morgan Motors",
      website: "https://garage.example",
    });
    for (const label of Object.keys(VALID)) expect(field(label)).toHaveValue("");
    expect(button()).toBeEnabled();
    expect(screen.getByRole("form")).toHaveAttribute("aria-busy", "false");
  });

  it.each<[string, () => Promise<DeliveryOutcome>, RegExp]>([
    ["offline", () => Promise.resolve("offline"), /offline/],
    ["timeout", () => Promise.resolve("timeout"), /too long/],
    ["network", () => Promise.resolve("network"), /could not reach/],
    ["refused", () => Promise.resolve("refused"), /did not take/],
    ["unclear", () => Promise.resolve("unclear"), /may have arrived/],
    ["unforeseen", () => Promise.reject(new TypeError("Unforeseen")), /could not reach/],
  ])("tells of a failure (%s), keeps what was typed, and offers three ways on", async (_, delivery, text) => {
    submit.mockImplementationOnce(delivery);
    const user = open();
    await fill(user);
    await user.click(button());
    await shown();
    expect(getToast()).toMatchObject({
      variant: "destructive",
      title: "Error",
      description: "Something went wrong. Please try again.",
    });
    expect(screen.getAllByText(text)).not.toHaveLength(0);
    expect(status()).toHaveTextContent(text);
    for (const [label, value] of Object.entries(VALID)) expect(field(label)).toHaveValue(value);
    expect(screen.getByRole("link", { name: /e-mail/ })).toBeVisible();
    expect(screen.getByRole("link", { name: demoRequestForm.failureNotice.booking })).toHaveAttribute(
      "href",
      site.bookingUrl,
    );
    expect(button("Try again")).toBeEnabled();
  });

  it("sends nothing when the hidden field is filled in, keeps what was typed, and offers what still works", async () => {
    const report = vi.spyOn(failures, "reportFailure");
    const user = open();
    await fill(user);
    const trap = document.querySelector<HTMLInputElement>(`[name=${TRAP_NAME}]`)!;
    trap.value = "https://spam.example";
    await user.click(button());
    await shown();
    expect(getToast()).toMatchObject({ variant: "destructive", title: "Error" });
    expect(status()).toHaveTextContent(/nothing was sent/);
    for (const [label, value] of Object.entries(VALID)) expect(field(label)).toHaveValue(value);
    expect(screen.getByRole("link", { name: /e-mail/ })).toBeVisible();
    expect(screen.getByRole("link", { name: demoRequestForm.failureNotice.booking })).toBeVisible();
    // It would fail again.
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    expect(submit).not.toHaveBeenCalled();
    // No delivery has failed that the operator could mend.
    expect(report).not.toHaveBeenCalled();
  });

  it("puts into the e-mail what stands in the form at the moment", async () => {
    submit.mockResolvedValueOnce("network");
    const user = open();
    await fill(user);
    await user.click(button());
    await shown();
    await fill(user, { "Company Name": "Marsh & Söhne + 50 %" });
    const link = new URL(screen.getByRole("link", { name: /e-mail/ }).getAttribute("href")!);
    expect(link.protocol + link.pathname).toBe(`mailto:${site.email}`);
    const body = decodeURIComponent(/body=(.*)$/.exec(link.href)![1]!);
    expect(body.split("\r\n")).toEqual([
      "Full Name: Alex Morgan",
      "Work Email: alex@garage.example",
      "Phone Number: 01632 960123",
      "Company Name: Marsh & Söhne + 50 %",
      "Website: https://garage.example",
    ]);
  });
});

describe("a website as people write it", () => {
  it("gets its scheme, visibly, as the field is left", async () => {
    const user = open();
    await fill(user, { ...VALID, Website: "www.garage.example" });
    await user.tab();
    expect(field("Website")).toHaveValue("https://www.garage.example");
  });

  it("gets it on submit, too, and is sent so", async () => {
    const user = open();
    await fill(user, { ...VALID, Website: "garage.example" });
    await user.keyboard("{Enter}");
    await shown();
    expect(submit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ website: "https://garage.example" }));
  });

  it.each(["sam@garage.co.uk", "1.5", "..."])("does not take %s for one", async (typed) => {
    const user = open();
    await fill(user, { ...VALID, Website: typed });
    await user.click(button());
    await waitFor(() => expect(field("Website")).toHaveAccessibleDescription(/^Please enter a valid URL/));
    expect(field("Website")).toHaveValue(typed);
  });
});

describe("the receipt", () => {
  const receipt = () => screen.queryByText(/^Received at \d\d:\d\d\./);

  it("stays after the toast, away from what is announced, until the next request is begun", async () => {
    const user = open();
    expect(receipt()).toBeNull();
    await fill(user);
    await user.click(button());
    await shown();
    expect(receipt()).toBeVisible();
    expect(status()).toBeEmptyDOMElement();
    expect(receipt()!.closest("[aria-live], [role=status], [role=alert], output")).toBeNull();
    act(() => dismissToast(getToast()!.id));
    await user.click(screen.getByRole("link", { name: "Away" }));
    await user.click(screen.getByRole("link", { name: "Return" }));
    expect(receipt()).toBeVisible();
    await user.type(field("Full Name"), "S");
    expect(receipt()).toBeNull();
  });

  it("is not given for a request that was not taken", async () => {
    submit.mockResolvedValueOnce("network");
    const user = open();
    await fill(user);
    await user.click(button());
    await shown();
    expect(receipt()).toBeNull();
  });
});

describe("leaving the demo form", () => {
  it("empties a form that was restored, too, once it is delivered", async () => {
    const user = open();
    await fill(user);
    await user.click(screen.getByRole("link", { name: "Away" }));
    await user.click(screen.getByRole("link", { name: "Return" }));
    await user.click(button());
    await shown();
    for (const label of Object.keys(VALID)) expect(field(label)).toHaveValue("");
  });

  it("asks before a full load only while something is typed", async () => {
    const user = open();
    expect(asksBeforeUnload()).toBe(false);
    await user.type(field("Full Name"), "A");
    expect(asksBeforeUnload()).toBe(true);
    await user.clear(field("Full Name"));
    expect(asksBeforeUnload()).toBe(false);
    await fill(user);
    await user.click(button());
    await shown();
    expect(asksBeforeUnload()).toBe(false);
  });

  it("while it sends keeps the draft until the toast says what became of the request", async () => {
    const user = open();
    const delivery = holdDelivery();
    await fill(user);
    await user.click(button());
    await screen.findByRole("button", { name: "Submitting..." });
    expect(asksBeforeUnload()).toBe(true);

    await user.click(screen.getByRole("link", { name: "Away" }));
    await user.click(await screen.findByRole("link", { name: "Return" }));
    for (const [label, value] of Object.entries(VALID)) expect(field(label)).toHaveValue(value);
    await user.click(screen.getByRole("link", { name: "Away" }));

    await delivery.succeed();
    await shown();
    await user.click(screen.getByRole("link", { name: "Return" }));
    expect(field("Full Name")).toHaveValue("");
  });

  it("and coming back while it sends empties the form, once it is delivered", async () => {
    const user = open();
    const delivery = holdDelivery();
    await fill(user);
    await user.click(button());
    await screen.findByRole("button", { name: "Submitting..." });
    await user.click(screen.getByRole("link", { name: "Away" }));
    await user.click(await screen.findByRole("link", { name: "Return" }));
    expect(field("Full Name")).toHaveValue("Alex Morgan");
    await delivery.succeed();
    await shown();
    for (const label of Object.keys(VALID)) expect(field(label)).toHaveValue("");
    expect(screen.getByText(/^Received at/)).toBeVisible();
  });
});

it("hydrates with the text that stands in a field, and takes the others from the draft", () => {
  saveDraft({ fullName: "Sam", workEmail: "sam@garage.example", [TRAP_NAME]: "x" });
  const page = (
    <MemoryRouter>
      <DemoRequestForm />
    </MemoryRouter>
  );
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  container.querySelector("input")!.value = "Alex Morgan";
  render(page, { container, hydrate: true });
  expect(field("Full Name")).toHaveValue("Alex Morgan");
  expect(field("Work Email")).toHaveValue("sam@garage.example");
  expect(field("Phone Number")).toHaveValue("");
  expect(getDraft()).toMatchObject({ fullName: "Alex Morgan", workEmail: "sam@garage.example" });
  expect(document.querySelector(`[name=${TRAP_NAME}]`)).toHaveValue("");
});
