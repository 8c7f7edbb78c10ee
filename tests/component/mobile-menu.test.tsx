import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, expect, test } from "vitest";
import { SiteHeader } from "../../src/layout/site-header";

/** Without the stylesheet, the bar's own links stand beside the menu. */
const menu = () => screen.queryByRole("navigation", { name: "Menu" });
const button = () => screen.getByRole("button", { name: "Menu" });

let router: ReturnType<typeof createMemoryRouter>;

beforeEach(() => {
  router = createMemoryRouter([{ path: "*", element: <SiteHeader /> }], { initialEntries: ["/", "/privacy"] });
  render(<RouterProvider router={router} />);
});

function expectOpen(isOpen: boolean) {
  expect(button()).toHaveAttribute("aria-expanded", String(isOpen));
  expect(menu() !== null, "the menu is shown").toBe(isOpen);
}

test("Escape closes the menu, which its button controls, and gives the focus back to it; other keys do not", async () => {
  const user = userEvent.setup();
  await user.click(button());
  expect(document.getElementById(button().getAttribute("aria-controls")!)).toContainElement(menu());
  await user.tab();
  expect(menu()).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard("a{ArrowDown}");
  expectOpen(true);
  await user.keyboard("{Escape}");
  expectOpen(false);
  expect(button()).toHaveFocus();

  // A closed menu lets the focus be.
  await user.tab({ shift: true });
  const elsewhere = document.activeElement;
  await user.keyboard("{Escape}");
  expect(elsewhere).toHaveFocus();
});

test("a link, also one to the place that is shown, and the way back and forth close the menu", async () => {
  const user = userEvent.setup();
  for (const link of ["Customers", "Customers"]) {
    await user.click(button());
    await user.click(within(menu()!).getByRole("link", { name: link }));
    expectOpen(false);
  }
  for (const way of [-1, 1]) {
    await user.click(button());
    expectOpen(true);
    await act(() => router.navigate(way));
    expectOpen(false);
  }
});
