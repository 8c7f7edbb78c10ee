import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Job } from "../../src/content/channels";
import { voice, type Call } from "../../src/content/voice";
import { whatsapp, type Thread } from "../../src/content/whatsapp";
import { workflows, type Workflow, type WorkflowStep } from "../../src/content/workflows";
import { ChannelsSection } from "../../src/pages/home/channels/channels-section";

const CHANNELS = [voice, whatsapp, workflows];

let router: ReturnType<typeof createMemoryRouter>;

function show(hash = "") {
  router = createMemoryRouter([{ path: "/", element: <ChannelsSection /> }], { initialEntries: [`/${hash}`] });
  return render(<RouterProvider router={router} />);
}

const followLink = (hash: string) => act(async () => router.navigate(`/${hash}`));
const selectedTab = () => screen.getByRole("tab", { selected: true }).textContent!;
const panel = (name: string) => within(screen.getByRole("tabpanel", { name }));
const chip = (name: string) => screen.getByRole("button", { name });

const textsOf = (elements: Element[]) => elements.map(({ textContent }) => textContent);

/** The open tab, and the chips that are pressed in its panel. */
const open = () => [selectedTab(), ...textsOf(panel(selectedTab()).getAllByRole("button", { pressed: true }))];

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
  window.history.replaceState(null, "", "/");
  return () => vi.unstubAllGlobals();
});

it("has the tabs Voice, WhatsApp and Workflows, Voice open, with the specified capabilities, each with its text", () => {
  show();
  expect(textsOf(screen.getAllByRole("tab"))).toEqual(["Voice", "WhatsApp", "Workflows"]);
  expect(open()).toEqual(["Voice", voice.samples[0]!.chip]);
  const WHATSAPP = ["Service messages", "Marketing campaigns", "AI handles most conversations", "Hands over to staff"];
  const specified: [tab: string, name: string, ...names: string[]][] = [
    ["Voice", "Outbound", "Reminders", "Follow-ups", "Lead outreach", "Feedback"],
    ["Voice", "Inbound", "Answering calls", "Qualifying leads", "Booking appointments", "Transfer to humans"],
    ["WhatsApp", whatsapp.lead, ...WHATSAPP],
    ["Workflows", workflows.lead, "Multi-step", "Condition-based", "Trigger actions", "Update records"],
  ];
  const points = [...voice.cards.flatMap((card) => card.points), ...whatsapp.points, ...workflows.points];
  for (const [tab, name, ...names] of specified) {
    const shown = within(panel(tab).getByRole("heading", { level: 3, name }).parentElement!).getAllByRole("listitem");
    const expected = names.map((one) => `${one} ${points.find((point) => point.name === one)!.text}`);
    expect(textsOf(shown)).toEqual(expected);
  }
});

/** Whitespace between elements is the style's. */
const packed = (words: (string | undefined)[]) => words.join("").replaceAll(/\s/g, "");

const jobWords = ({ status, registration, title, rows }: Job) => [
  status,
  registration,
  title,
  ...rows.flatMap(({ label, value }) => [label, value]),
];

const callWords = ({ title, lines, job }: Call) => [
  title,
  ...lines.flatMap(({ by, text }) => [by, text]),
  ...jobWords(job),
];

const threadWords = ({ business, occasion, items, job }: Thread) => [
  business,
  occasion,
  ...items.flatMap((item) => {
    if ("replies" in item) return ["Quick replies:", ...item.replies];
    if ("handover" in item) return [item.handover];
    return [item.by === "agent" ? "AI assistant" : item.by, item.time, item.text];
  }),
  ...jobWords(job),
];

const stepWords = ({ kind, text }: WorkflowStep) => [workflows.kinds[kind], text];

const workflowWords = ({ chip: title, steps, branches }: Workflow) => [
  title,
  ...steps.flatMap(stepWords),
  ...branches.flatMap((branch) => [branch.answer, ...branch.steps.flatMap(stepWords)]),
];

it("reads out each sample in its order, with who says what, and its outcome", () => {
  show();
  const expected = [
    ...voice.samples.map((call) => [call.chip, callWords(call)] as const),
    ...whatsapp.samples.map((thread) => [thread.chip, threadWords(thread)] as const),
    ...workflows.samples.map((workflow) => [workflow.chip, workflowWords(workflow)] as const),
  ];
  for (const [name, words] of expected) {
    const sample = document.querySelector(`[role=group][aria-label="${name}"]`)!;
    expect(packed([sample.textContent])).toBe(packed(words));
  }
});

describe("the address", () => {
  it("opens the tab and presses the chip of each anchor, and its element is in no panel that may be hidden", async () => {
    show();
    for (const { id: channel, label, samples } of CHANNELS) {
      for (const { id, chip: name } of samples) {
        await followLink(`#${id}`);
        expect([id, ...open()]).toEqual([id, label, name]);
      }
      await followLink(`#${channel}`);
      expect(selectedTab()).toBe(label);
      const anchors = [channel, ...samples.map(({ id }) => id)].map((id) => document.getElementById(id)!);
      expect(anchors.filter((anchor) => anchor.closest("[role=tabpanel]"))).toEqual([]);
    }
  });

  it("changes nothing by an unknown anchor", async () => {
    show("#whatsapp-settlement");
    for (const hash of ["#nothing", "#voice-nothing", "#Voice", "#%E0%A4%A", "#<img src=x onerror=alert(1)>", "##"]) {
      await followLink(hash);
      expect([hash, ...open()]).toEqual([hash, "WhatsApp", "Settlement"]);
    }
  });

  it("follows a choice of tab and of sample, without another entry in the history", async () => {
    const before = window.history.length;
    show();
    await userEvent.click(screen.getByRole("tab", { name: "WhatsApp" }));
    expect(window.location.hash).toBe("#whatsapp");
    await userEvent.click(chip("Test drive"));
    expect(window.location.hash).toBe("#whatsapp-test-drive");
    expect(window.history.length).toBe(before);
    await userEvent.click(screen.getByRole("tab", { name: "Voice" }));
    await userEvent.click(screen.getByRole("tab", { name: "WhatsApp" }));
    expect(open()).toEqual(["WhatsApp", "Test drive"]);
  });

  it("opens the same link a second time, and goes back to where it was", async () => {
    show();
    await followLink("#whatsapp-mot");
    await userEvent.click(screen.getByRole("tab", { name: "Workflows" }));
    await followLink("#whatsapp-mot");
    expect(selectedTab()).toBe("WhatsApp");
    await act(async () => router.navigate(-2));
    expect(open()).toEqual(["Voice", voice.samples[0]!.chip]);
  });
});
