import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { layout } from "../../src/content/layout";
import { dismissToast, getToast, showToast, type ToastContent } from "../../src/toast/toast-store";
import { Toaster } from "../../src/toast/toaster";

const FIRST = { title: "First", description: "The toast." };
const SECOND = { title: "Second", description: "The toast." };

const show = (content: ToastContent) => act(() => showToast(content));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
/** The toast's own element, not what is read out of it. */
const toast = (title: string) => screen.queryByText(title, { selector: "li *" });
const closeButton = () => screen.getByRole("button", { name: layout.closeToast });
const pressF8 = () => fireEvent.keyDown(document.body, { key: "F8", code: "F8" });
const input = () => screen.getByLabelText("Full Name");

beforeEach(() => vi.useFakeTimers());
afterEach(() => act(dismissToast));

describe("a toast", () => {
  beforeEach(() => {
    render(
      <>
        <input aria-label="Full Name" />
        <input aria-label="Work Email" />
        <Toaster closeLabel={layout.closeToast} />
      </>,
    );
  });

  it("is shown for 5000 ms, also in the place of another; leaves the focus alone", () => {
    act(() => input().focus());
    show(FIRST);
    expect(toast("First")).toBeVisible();
    pressF8();
    act(() => screen.getByLabelText("Work Email").focus());
    pass(3000);
    show(SECOND);
    expect(toast("First")).not.toBeInTheDocument();
    pass(4999);
    expect(toast("Second")).toBeVisible();
    pass(1);
    expect(toast("Second")).not.toBeInTheDocument();
    expect(getToast()).toBeUndefined();
    expect(screen.getByLabelText("Work Email")).toHaveFocus();
  });

  it.each([
    ["under the pointer", () => fireEvent.pointerMove(toast("First")!)],
    ["with the focus, which F8 gives it", pressF8],
  ])("waits %s, and gives the next one its own time", (_, hold) => {
    show(FIRST);
    hold();
    pass(60_000);
    expect(toast("First")).toBeVisible();
    fireEvent.click(closeButton());
    expect(toast("First")).not.toBeInTheDocument();
    show(SECOND);
    pass(5000);
    expect(toast("Second")).not.toBeInTheDocument();
  });

  it("has another look and another sign for a failure than for a success", () => {
    const [success, failure] = [FIRST, { ...SECOND, variant: "destructive" as const }].map((content) => {
      show(content);
      const card = screen.getByRole("listitem");
      return { look: card.className, sign: card.querySelector("svg")!.innerHTML };
    });
    expect(failure!.look).not.toBe(success!.look);
    expect(failure!.sign).not.toBe(success!.sign);
  });
});

it("a toast is taken away when the code of the toaster cannot be fetched", async () => {
  vi.useRealTimers();
  // Both share one store.
  vi.resetModules();
  vi.doMock("../../src/toast/toaster", () => Promise.reject(new Error("The chunk is gone.")));
  onTestFinished(() => void vi.doUnmock("../../src/toast/toaster"));
  const store = await import("../../src/toast/toast-store");
  const { LazyToaster } = await import("../../src/layout/lazy-toaster");
  const { container } = render(<LazyToaster />);
  act(() => store.showToast(FIRST));
  await vi.waitFor(() => expect(store.getToast()).toBeUndefined(), 10_000);
  expect(container).toBeEmptyDOMElement();
});
