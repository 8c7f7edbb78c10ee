import { act, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { notFound } from "../../src/content/not-found";
import { NotFoundPage } from "../../src/pages/not-found/not-found-page";
import { site } from "../../src/site";

test("the not-found page logs each missing path once, also one that is reached from another, and not for a hash; its plate is not read out", async () => {
  window.history.replaceState(null, "", "/missing");
  const router = createBrowserRouter([{ path: "*", Component: NotFoundPage }]);
  render(<RouterProvider router={router} />, { wrapper: StrictMode });
  expect(screen.getByText(site.brand).closest("[aria-hidden=true]"), "the plate is read out").not.toBeNull();
  await act(() => router.navigate("/missing#place"));
  await act(() => router.navigate("/other"));
  await act(() => router.navigate(-1));
  const paths = ["/missing", "/other", "/missing"];
  await vi.waitFor(() =>
    expect(vi.mocked(console.error).mock.calls).toEqual(paths.map((path) => [`${notFound.log} ${path}`])),
  );
  vi.mocked(console.error).mockClear();
});
