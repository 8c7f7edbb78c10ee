import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { channels } from "../../src/content/channels";
import { channelAnchors } from "../../src/paths";
import { ChannelsSection } from "../../src/pages/home/channels/channels-section";

let router: ReturnType<typeof createMemoryRouter>;

function show(hash = "") {
  router = createMemoryRouter([{ path: "/", element: <ChannelsSection {...channels} /> }], {
    initialEntries: [`/${hash}`],
  });
  return render(<RouterProvider router={router} />);
}

const followLink = (hash: string) => act(async () => router.navigate(`/${hash}`));

const selectedTab = () => screen.getByRole("tab", { selected: true }).textContent;
const panel = (name: string) => within(screen.getByRole("tabpanel", { name }));
const chip = (name: string | RegExp) => screen.getByRole("button", { name });

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  window.history.replaceState(null, "", "/");
  Element.prototype.scrollIntoView = vi.fn<Element["scrollIntoView"]>();
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

  it("lets the agent say that it is an AI assistant, and in a call that it is recorded", () => {
    for (const { lines } of channels.voice.samples) {
      expect(lines[0]!.text).toMatch(/AI assistant.*recorded/);
    }
    for (const { items } of channels.whatsapp.samples) {
      const [first] = items.filter((item) => "from" in item && item.from === "agent");
      expect(first).toHaveProperty("text", expect.stringContaining("AI assistant"));
    }
  });

  it("uses no telephone numbers but those that Ofcom keeps for drama", () => {
    show();
    const numbers = document.body.textContent.match(/0\d{4} ?\d{6}/g) ?? [];
    expect(numbers).toHaveLength(2);
    for (const number of numbers) expect(number).toMatch(/^07700 900\d{3}$/);
  });

  it("uses no registration that could be on a car: the DVLA gives none with an I", () => {
    for (const { job } of channels.voice.samples) expect(job.registration).toMatch(/^[A-Z]{2}\d\d [A-Z]*I[A-Z]*$/);
  });

  it("hands each thread over to a named role, and labels a campaign's outcome as a sample", () => {
    show();
    for (const role of ["service adviser", "sales executive", "finance specialist"]) {
      expect(panel("WhatsApp").getByText(`Handed over to the ${role}`)).toBeInTheDocument();
    }
    expect(panel("WhatsApp").getByText(/campaign outcome.*sample/i)).toBeInTheDocument();
  });

  it("draws a workflow with trigger, condition, actions, records and hand-overs", () => {
    show();
    for (const kind of ["Trigger", "Condition", "Action", "Record update", "Hand-over"]) {
      expect(panel("Workflows").getAllByText(kind).length).toBeGreaterThan(0);
    }
    expect(within(panel("Workflows").getByRole("list", { name: "Answers" })).getAllByRole("button")).toHaveLength(3);
  });
});

describe("the address", () => {
  it("has an element for each anchor, none of them in a panel", () => {
    show();
    for (const anchor of Object.values(channelAnchors)) {
      const element = document.getElementById(anchor);
      expect(element).toBeInTheDocument();
      expect(element?.closest("[role=tabpanel]")).toBeNull();
    }
  });

  it.each([
    ...channels.voice.samples.map(({ id, chip: name }) => ["Voice", id, name]),
    ...channels.whatsapp.samples.map(({ id, chip: name }) => ["WhatsApp", id, name]),
    ...channels.workflows.chart.branches.map(({ id, answer: name }) => ["Workflows", id, name]),
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
    await userEvent.click(chip("Finance question"));
    await userEvent.click(screen.getByRole("tab", { name: "Voice" }));
    await userEvent.click(screen.getByRole("tab", { name: "WhatsApp" }));
    expect(chip("Finance question")).toHaveAttribute("aria-pressed", "true");
  });

  it("opens the same link a second time", async () => {
    show();
    await followLink("#whatsapp-mot");
    await userEvent.click(screen.getByRole("tab", { name: "Voice" }));
    await followLink("#whatsapp-mot");
    expect(selectedTab()).toBe("WhatsApp");
  });
});

describe("the player", () => {
  const { lines, job } = channels.voice.samples[0]!;
  const [first, second] = lines.map(({ text }) => text) as [string, string];
  const A_LONG_LINE = 8000;
  let player: ReturnType<typeof within>;

  function showPlayer() {
    const rendered = show();
    player = within(screen.getAllByRole("group", { name: channels.voice.player.label })[0]!);
    return rendered;
  }

  const press = (name: string) => act(() => player.getByRole("button", { name }).click());
  const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
  const currentLine = () => document.querySelector("li[aria-current=true]")?.textContent ?? "";

  beforeEach(() => {
    vi.useFakeTimers();
    return () => void vi.useRealTimers();
  });

  it("marks nothing and moves nothing until it is asked to", () => {
    showPlayer();
    pass(10 * A_LONG_LINE);
    expect(currentLine()).toBe("");
  });

  it("goes line by line to the outcome, says each one, and begins again", () => {
    showPlayer();
    for (const { text } of lines) {
      press("Next line");
      expect(currentLine()).toContain(text);
      expect(player.getByRole("status")).toHaveTextContent(text);
    }
    press("Next line");
    expect(currentLine()).toContain(job.title);
    press("Next line");
    expect(currentLine()).toContain(first);
  });

  it("plays by itself, pauses, goes on, and stops at the outcome", () => {
    showPlayer();
    press("Play");
    expect(currentLine()).toContain(first);
    pass(A_LONG_LINE);
    press("Pause");
    const paused = currentLine();
    expect(paused).not.toContain(first);
    pass(10 * A_LONG_LINE);
    expect(currentLine()).toBe(paused);
    press("Play");
    expect(currentLine()).toBe(paused);
    for (const _ of lines) pass(A_LONG_LINE);
    expect(currentLine()).toContain(job.title);
    press("Play");
    expect(currentLine()).toContain(first);
  });

  it("gives a long line more time than a short one", () => {
    showPlayer();
    press("Play");
    function timeOf(line: string) {
      for (let milliseconds = 0; ; milliseconds += 100) {
        if (!currentLine().includes(line)) return milliseconds;
        pass(100);
      }
    }
    expect(first.length).toBeGreaterThan(second.length);
    expect(timeOf(first)).toBeGreaterThan(timeOf(second));
  });

  it.each([
    ["another call", "#voice-inbound"],
    ["another tab", "#workflows"],
  ])("pauses when %s is shown, and does not start again by itself", async (_, hash) => {
    showPlayer();
    press("Play");
    await followLink(hash);
    pass(A_LONG_LINE);
    await followLink("#voice-outbound");
    pass(A_LONG_LINE);
    expect(currentLine()).toContain(first);
    press("Play");
    pass(A_LONG_LINE);
    expect(currentLine()).not.toContain(first);
  });

  it("does not move by itself where no motion is wanted", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    showPlayer();
    press("Play");
    pass(10 * A_LONG_LINE);
    expect(currentLine()).toContain(first);
    press("Next line");
    expect(currentLine()).toContain(second);
  });
});
