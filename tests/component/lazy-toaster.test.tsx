import { act, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const TOAST = { title: "Done", description: "It is done." };

/** Both share one store, so they are loaded together and anew for each test. */
async function load() {
  const store = await import("../../src/toast/toast-store");
  const { LazyToaster } = await import("../../src/layout/lazy-toaster");
  return { ...store, LazyToaster };
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.doUnmock("../../src/toast/toaster"));

describe("the lazy toaster", () => {
  it("fetches the toaster with the first toast, and shows it", async () => {
    const fetched = vi.fn<() => void>();
    vi.doMock("../../src/toast/toaster", async (importOriginal) => {
      fetched();
      return importOriginal();
    });
    const { LazyToaster, showToast, dismissToast, getToast } = await load();
    const { container } = render(<LazyToaster />);
    expect(container).toBeEmptyDOMElement();
    expect(fetched).not.toHaveBeenCalled();
    act(() => void showToast(TOAST));
    expect(await screen.findByText("It is done.", { selector: "li *" })).toBeVisible();
    act(() => dismissToast(getToast()!.id));
    await waitFor(() => expect(screen.queryByText("It is done.")).not.toBeInTheDocument());
  });

  it("removes the toast when the toaster cannot be fetched", async () => {
    vi.doMock("../../src/toast/toaster", () => {
      throw new Error("The chunk is gone.");
    });
    const { LazyToaster, showToast, getToast } = await load();
    const { container } = render(<LazyToaster />);
    act(() => void showToast(TOAST));
    await waitFor(() => expect(getToast()).toBeUndefined());
    expect(container).toBeEmptyDOMElement();
  });
});
