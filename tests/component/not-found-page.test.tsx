import { act, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { notFound } from "../../src/content/not-found";
import { NotFoundPage } from "../../src/pages/not-found/not-found-page";
import { site } from "../../src/site";

function open() {
  window.history.replaceState(null, "", "/missing");
  const router = createBrowserRouter([{ path: "*", Component: NotFoundPage }]);
  render(<RouterProvider router={router} />, { wrapper: StrictMode });
  return router;
}

test("the not-found page logs each missing path once, also one that is reached from another, and not for a hash", async () => {
  const router = open();
  await act(() => router.navigate("/missing#place"));
  await act(() => router.navigate("/other"));
  await act(() => router.navigate(-1));
  const paths = ["/missing", "/other", "/missing"];
  await vi.waitFor(() =>
    expect(vi.mocked(console.error).mock.calls).toEqual(paths.map((path) => [`${notFound.log} ${path}`])),
  );
  vi.mocked(console.error).mockClear();
});

test("the not-found page's number plate has the brand's name and no number to ring, and is not read out", () => {
  open();
  const dealer = screen.getByText(site.brand);
  expect(dealer.closest("[aria-hidden=true]")).not.toBeNull();
  expect(document.body).not.toHaveTextContent(/\d{5}/);
  vi.mocked(console.error).mockClear();
});
