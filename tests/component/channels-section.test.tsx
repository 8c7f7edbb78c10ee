import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { voice } from "../../src/content/voice";
import { whatsapp } from "../../src/content/whatsapp";
import { workflows } from "../../src/content/workflows";
import { ChannelsSection } from "../../src/pages/home/channels/channels-section";

const anchors = [voice, whatsapp, workflows].flatMap(({ id, samples }) => [id, ...samples.map((one) => one.id)]);

let router: ReturnType<typeof createMemoryRouter>;

function show(hash = "") {
  router = createMemoryRouter([{ path: "/", element: <ChannelsSection /> }], {
    initialEntries: [`/${hash}`],
  });
  return render(<RouterProvider router={router} />);
}

const followLink = (hash: string) => act(async () => router.navigate(`/${hash}`));

const selectedTab = () => screen.getByRole("tab", { selected: true }).textContent;
const panel = (name: string) => within(screen.getByRole("tabpanel", { name }));
const chip = (name: string | RegExp) => screen.getByRole("button", { name });

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
  window.history.replaceState(null, "", "/");
});
afterEach(() => vi.unstubAllGlobals());

describe("what the panels say", () => {
  it("has the tabs Voice, WhatsApp and Workflows, Voice first and open", () => {
    show();
    expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual(["Voice", "WhatsApp", "Workflows"]);
    expect(selectedTab()).toBe("Voice");
  });

  it.each([
    ["Outbound", ["Reminders", "Follow-ups", "Lead outreach", "Feedback"]],
    ["Inbound", ["Answering calls", "Qualifying leads", "Booking appointments", "Transfer to humans"]],
  ])("has a card %s that names its capabilities", (heading, capabilities) => {
    show();
    const card = panel("Voice").getByRole("heading", { name: heading }).parentElement!;
    expect(within(card).getAllByRole("listitem")).toHaveLength(capabilities.length);
    for (const capability of capabilities) expect(within(card).getByText(capability)).toBeInTheDocument();
  });

  it.each([
    ["WhatsApp", ["Service messages", "Marketing campaigns", "AI handles most conversations", "Hands over to staff"]],
    ["Workflows", ["Multi-step", "Condition-based", "Trigger actions", "Update records"]],
  ])("names the capabilities of %s", (name, capabilities) => {
    show();
    for (const capability of capabilities) expect(panel(name).getByText(capability)).toBeInTheDocument();
  });

  it("opens Voice on an inbound call", () => {
    show();
    expect(chip("After hours")).toHaveAttribute("aria-pressed", "true");
  });

  it("draws workflows with trigger, condition, action, record and hand-over", () => {
    show("#workflows");
    for (const kind of Object.values(workflows.kinds))
      expect(panel("Workflows").getAllByText(kind).length).toBeGreaterThan(0);
  });
});

describe("the address", () => {
  it("has an element for each anchor, none of them in a panel", () => {
    show();
    for (const anchor of anchors) {
      const element = document.getElementById(anchor);
      expect(element).toBeInTheDocument();
      expect(element?.closest("[role=tabpanel]")).toBeNull();
    }
  });

  it.each([
    ...voice.samples.map(({ id, chip: name }) => ["Voice", id, name]),
    ...whatsapp.samples.map(({ id, chip: name }) => ["WhatsApp", id, name]),
    ...workflows.samples.map(({ id, chip: name }) => ["Workflows", id, name]),
  ])("opens %s by #%s", (tab, anchor, name) => {
    show(`#${anchor}`);
    expect(selectedTab()).toBe(tab);
    expect(chip(name!)).toHaveAttribute("aria-pressed", "true");
  });

  it("follows a choice of tab and of sample, without another entry in the history", async () => {
    const before = window.history.length;
    show();
    await userEvent.click(screen.getByRole("tab", { name: "WhatsApp" }));
    expect(window.location.hash).toBe("#whatsapp");
    await userEvent.click(chip("Test drive"));
    expect(window.location.hash).toBe("#whatsapp-test-drive");
    expect(window.history.length).toBe(before);
  });

  it("keeps the sample that was chosen when its tab is opened again", async () => {
    show();
    await userEvent.click(chip("Settlement"));
    await userEvent.click(screen.getByRole("tab", { name: "Voice" }));
    await userEvent.click(screen.getByRole("tab", { name: "WhatsApp" }));
    expect(chip("Settlement")).toHaveAttribute("aria-pressed", "true");
  });

  it("goes back to where it was", async () => {
    show();
    await followLink("#whatsapp-mot");
    await act(async () => router.navigate(-1));
    expect(selectedTab()).toBe("Voice");
  });

  it("opens the same link a second time", async () => {
    show();
    await followLink("#whatsapp-mot");
    await userEvent.click(screen.getByRole("tab", { name: "Voice" }));
    await followLink("#whatsapp-mot");
    expect(selectedTab()).toBe("WhatsApp");
  });
});
