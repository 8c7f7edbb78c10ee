import { act, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { demoRequestForm } from "../../src/content/book-demo";
import { DemoRequestForm } from "../../src/demo-request/demo-request-form";
import { site } from "../../src/site";

vi.mock("../../src/demo-request/deliver-demo-request", () => ({ deliverDemoRequest: async () => "accepted" }));

const { demoRequestUrl } = site;
const { fields, privacy, submit } = demoRequestForm;
const VALID = {
  fullName: "Alex Morgan",
  workEmail: "alex@garage.example",
  phoneNumber: "01632 960142",
  companyName: "Morgan",
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 6, 1, 20, 8) });
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  Object.assign(site, { demoRequestUrl });
});

it.each([
  ["", /Filled in at 16:08\.Rather pick/],
  ["/api/demo", /Received at 16:08\.We’ll get back to you shortly\.Rather pick/],
])("with the delivery address %j the receipt says %s; the privacy sentence stays", async (address, expected) => {
  Object.assign(site, { demoRequestUrl: address });
  render(<DemoRequestForm />, { wrapper: MemoryRouter });
  for (const [name, value] of Object.entries(VALID))
    fireEvent.input(screen.getByLabelText(fields[name as keyof typeof VALID].label), { target: { value } });
  const blank = screen.getByText(/^(Filled in|Received) at …/);
  expect(blank.closest("[aria-hidden]"), "not read out").not.toBeNull();
  fireEvent.click(screen.getByRole("button", { name: submit }));
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(screen.getByText(/ at 16:08/).parentElement).toHaveTextContent(expected);
  expect(screen.getByText(privacy.text)).toBeVisible();
});
