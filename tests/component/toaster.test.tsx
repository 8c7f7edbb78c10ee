import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dismissToast, getToast, showToast, type ToastContent } from "../../src/toast/toast-store";
import { Toaster } from "../../src/toast/toaster";

const FIRST = { title: "First", description: "The first one." };
const SECOND = { title: "Second", description: "The second one." };

const show = (content: ToastContent) => act(() => void showToast(content));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

/** The toast's own element, not what is read out of it. */
const toast = (title: string) => screen.queryByText(title, { selector: "li *" });
const region = () => screen.getByRole("region", { name: /Notifications/ });

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  act(() => dismissToast(getToast()?.id ?? 0));
  vi.useRealTimers();
});

describe("the toaster", () => {
  it("shows nothing, and no region, before there is a toast", () => {
    const { container } = render(<Toaster closeLabel="Close" />);
    expect(container).toBeEmptyDOMElement();
  });

  it("shows title and description, and takes the toast away after 5000 ms", () => {
    render(<Toaster closeLabel="Close" />);
    show(FIRST);
    expect(toast("First")).toBeVisible();
    expect(toast("The first one.")).toBeVisible();
    pass(4990);
    expect(toast("First")).toBeVisible();
    pass(20);
    expect(toast("First")).not.toBeInTheDocument();
    expect(getToast()).toBeUndefined();
  });

  it("gives a toast that takes another's place all of its own time", () => {
    render(<Toaster closeLabel="Close" />);
    show(FIRST);
    pass(3000);
    show(SECOND);
    expect(toast("First")).not.toBeInTheDocument();
    pass(4990);
    expect(toast("Second")).toBeVisible();
    pass(20);
    expect(toast("Second")).not.toBeInTheDocument();
  });

  it("reads each toast out once", () => {
    render(<Toaster closeLabel="Close" />);
    show(FIRST);
    pass(100);
    const announcement = screen.getByRole("status");
    expect(announcement).toHaveTextContent("Notification First The first one.");
    expect(document.querySelectorAll("[aria-live=polite], [role=alert]")).toHaveLength(0);
    pass(1000);
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
    show(SECOND);
    pass(100);
    expect(screen.getAllByRole("status")).toHaveLength(1);
    expect(screen.getByRole("status")).toHaveTextContent("Notification Second The second one.");
  });

  it("stands still under the pointer", () => {
    render(<Toaster closeLabel="Close" />);
    show(FIRST);
    pass(4000);
    fireEvent.pointerMove(toast("First")!);
    pass(60_000);
    expect(toast("First")).toBeVisible();
    fireEvent.pointerLeave(region());
    pass(1010);
    expect(toast("First")).not.toBeInTheDocument();
  });

  it("stands still while it has the focus, which F8 brings", () => {
    render(<Toaster closeLabel="Close" />);
    show(FIRST);
    fireEvent.keyDown(document.body, { key: "F8", code: "F8" });
    expect(region()).toContainElement(document.activeElement as HTMLElement);
    pass(60_000);
    expect(toast("First")).toBeVisible();
  });

  it("counts the time of the next toast after one was closed under the pointer", () => {
    render(<Toaster closeLabel="Close" />);
    show(FIRST);
    fireEvent.pointerMove(toast("First")!);
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(toast("First")).not.toBeInTheDocument();
    show(SECOND);
    pass(5010);
    expect(toast("Second")).not.toBeInTheDocument();
  });

  it.each([
    ["the close button", () => fireEvent.click(screen.getByRole("button", { name: "Close" }))],
    ["Escape", () => fireEvent.keyDown(document.activeElement!, { key: "Escape" })],
  ])("gives the focus back where it came from when it is closed by %s", (_, close) => {
    render(
      <>
        <button type="button">Book Demo</button>
        <Toaster closeLabel="Close" />
      </>,
    );
    const origin = screen.getByRole("button", { name: "Book Demo" });
    act(() => origin.focus());
    show(FIRST);
    fireEvent.keyDown(document.body, { key: "F8", code: "F8" });
    act(() => screen.getByRole("button", { name: "Close" }).focus());
    close();
    expect(toast("First")).not.toBeInTheDocument();
    expect(origin).toHaveFocus();
  });

  it("leaves the focus alone when a toast goes by itself", () => {
    render(
      <>
        <input aria-label="Full Name" />
        <Toaster closeLabel="Close" />
      </>,
    );
    act(() => screen.getByLabelText("Full Name").focus());
    show(FIRST);
    pass(5010);
    expect(screen.getByLabelText("Full Name")).toHaveFocus();
  });
});
