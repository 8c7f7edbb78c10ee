import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { layout } from "../../src/content/layout";
import { dismissToast, getToast, showToast, type ToastContent } from "../../src/toast/toast-store";
import { Toaster } from "../../src/toast/toaster";

const FIRST = { title: "First", description: "The toast." };
const SECOND = { title: "Second", description: "The toast." };

const show = (content: ToastContent) => act(() => void showToast(content));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
/** The toast's own element, not what is read out of it. */
const toast = (title: string) => screen.queryByText(title, { selector: "li *" });
const closeButton = () => screen.getByRole("button", { name: layout.closeToast });
const pressF8 = () => fireEvent.keyDown(document.body, { key: "F8", code: "F8" });
const input = () => screen.getByLabelText("Full Name");

beforeEach(() => vi.useFakeTimers());
afterEach(() => act(() => dismissToast(getToast()?.id ?? 0)));

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

  it("waits under the pointer, and gives the next one its own time", () => {
    show(FIRST);
    fireEvent.pointerMove(toast("First")!);
    pass(60_000);
    expect(toast("First")).toBeVisible();
    fireEvent.click(closeButton());
    expect(toast("First")).not.toBeInTheDocument();
    show(SECOND);
    pass(5000);
    expect(toast("Second")).not.toBeInTheDocument();
  });

  it("gets the focus by F8, waits meanwhile, and gives the focus back when it is closed", () => {
    act(() => input().focus());
    show(FIRST);
    pressF8();
    pass(60_000);
    expect(screen.getByRole("region")).toContainElement(document.activeElement as HTMLElement);
    act(() => closeButton().focus());
    fireEvent.click(closeButton());
    expect(toast("First")).not.toBeInTheDocument();
    expect(input()).toHaveFocus();
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

describe("the code of the toaster", () => {
  /** Both share one store, so each test loads both again. */
  async function load(loadToaster: (original: () => Promise<object>) => Promise<object>) {
    vi.useRealTimers();
    vi.resetModules();
    const fetched = vi.fn<typeof loadToaster>(loadToaster);
    vi.doMock("../../src/toast/toaster", fetched as never);
    const store = await import("../../src/toast/toast-store");
    const { LazyToaster } = await import("../../src/layout/lazy-toaster");
    return { ...store, ...render(<LazyToaster />), fetched };
  }
  afterEach(() => vi.doUnmock("../../src/toast/toaster"));

  it("is fetched with the first toast, which it shows", async () => {
    const { container, fetched, ...store } = await load((original) => original());
    expect(container).toBeEmptyDOMElement();
    expect(fetched).not.toHaveBeenCalled();
    act(() => void store.showToast(FIRST));
    expect(await screen.findByText("First", { selector: "li *" })).toBeVisible();
    act(() => store.dismissToast(store.getToast()!.id));
    await vi.waitFor(() => expect(toast("First")).toBeNull());
  });

  it("takes the toast away when it cannot be fetched", async () => {
    const { container, ...store } = await load(() => Promise.reject(new Error("The chunk is gone.")));
    act(() => void store.showToast(FIRST));
    await vi.waitFor(() => expect(store.getToast()).toBeUndefined(), 10_000);
    expect(container).toBeEmptyDOMElement();
  });
});
