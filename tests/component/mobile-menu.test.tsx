import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, it } from "vitest";
import { layout } from "../../src/content/layout";
import { MobileMenu } from "../../src/layout/mobile-menu";
import { site } from "../../src/site";

function show() {
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: <MobileMenu /> }])} />);
  return { user: userEvent.setup(), button: screen.getByRole("button", { name: /menu/i }) };
}

it("opens and closes by its button, whose name stays", async () => {
  const { user, button } = show();
  expect(button).toHaveAttribute("aria-expanded", "false");
  await user.click(button);
  expect(button).toHaveAttribute("aria-expanded", "true");
  expect(button).toHaveAccessibleName(/menu/i);
  await user.click(button);
  expect(button).toHaveAttribute("aria-expanded", "false");
});

it("closes on Escape and gives focus back to its button", async () => {
  const { user, button } = show();
  await user.click(button);
  await user.tab();
  expect(button).not.toHaveFocus();
  await user.keyboard("{Escape}");
  expect(button).toHaveAttribute("aria-expanded", "false");
  expect(button).toHaveFocus();
});

it("leaves Escape alone while closed", async () => {
  const { user, button } = show();
  await user.keyboard("{Escape}");
  expect(button).not.toHaveFocus();
});

it("closes when one of its links is followed", async () => {
  const { user, button } = show();
  await user.click(button);
  await user.click(screen.getByRole("link", { name: layout.menu.links[0]!.label }));
  expect(button).toHaveAttribute("aria-expanded", "false");
});

it("holds the same booking button as the bar", async () => {
  const { user, button } = show();
  await user.click(button);
  expect(screen.getByRole("link", { name: "Book a Demo" })).toHaveAttribute("href", site.bookingUrl);
});
