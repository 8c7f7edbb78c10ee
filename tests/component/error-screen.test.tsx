import { act, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { errorScreen } from "../../src/content/error-screen";
import { layout } from "../../src/content/layout";
import { saveDraft } from "../../src/demo-form/draft";
import { ErrorScreen } from "../../src/layout/error-screen";

test("the error screen asks before a draft is lost, and says that the booking page opens in a new tab", () => {
  render(<ErrorScreen />, { wrapper: MemoryRouter });
  expect(screen.getByRole("link", { name: errorScreen.booking })).toHaveAccessibleDescription(layout.newTabHint);
  const asksBeforeUnload = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(asksBeforeUnload(), "without a draft").toBe(false);
  act(() => saveDraft({ fullName: "Alex" }));
  expect(asksBeforeUnload()).toBe(true);
});
