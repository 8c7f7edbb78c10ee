import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, expect, it } from "vitest";
import type { AgentRecord } from "../../src/content/channels";
import { voice } from "../../src/content/voice";
import { whatsapp } from "../../src/content/whatsapp";
import { workflows } from "../../src/content/workflows";
import { playedCall } from "../../src/content/played-conversations";
import { ChannelsSection } from "../../src/pages/home/channels/channels-section";
import { splitAtRecorded } from "../../src/pages/home/channels/split-at-recorded";
import { textsOf } from "./texts-of";

let router: ReturnType<typeof createMemoryRouter>;

beforeEach(() => {
  router = createMemoryRouter([{ path: "/", element: <ChannelsSection /> }]);
  render(<RouterProvider router={router} />);
});

const followLink = (hash: string) => act(async () => router.navigate(`/${hash}`));
const tabNamed = (name: string) =>
  [...document.querySelectorAll("[role=tab]")].find(({ textContent }) => textContent === name)!;
/** The panel of a tab. */
const panelOf = (tab: Element) => document.getElementById(tab.getAttribute("aria-controls")!)!;
/** By its selector: to search the whole section by role and name takes a second. */
const sample = (name: string) => document.querySelector(`[role=group][aria-label="${name}"]`)!;

/** The open tab, and the chips that are pressed in its panel. */
function open() {
  const tabs = document.querySelectorAll("[role=tab][aria-selected=true]");
  return [...tabs].flatMap((tab) => textsOf([tab, ...panelOf(tab).querySelectorAll("button[aria-pressed=true]")]));
}

it("the channels section has the tabs Voice, WhatsApp and Workflows, Voice open, with the specified capabilities, each with its text", () => {
  expect(textsOf(screen.getAllByRole("tab"))).toEqual(["Voice", "WhatsApp", "Workflows"]);
  expect(open()).toEqual(["Voice", playedCall.chip]);
  const points = [voice.cards.outbound, voice.cards.inbound, whatsapp, workflows].flatMap((one) =>
    Object.values<{ name: string; text: string }>(one.points),
  );
  for (const [tab, heading, names] of [
    ["Voice", "Outbound", "Reminders, Follow-ups, Lead outreach, Feedback"],
    ["Voice", "Inbound", "Answering calls, Qualifying leads, Booking appointments, Transfer to humans"],
    [
      "WhatsApp",
      whatsapp.lead,
      "Service messages, Marketing campaigns, AI handles most conversations, Hands over to staff",
    ],
    ["Workflows", workflows.lead, "Multi-step, Condition-based, Trigger actions, Update records"],
  ] as const) {
    const panel = within(panelOf(tabNamed(tab)));
    // Phones have it once more, as the label of a fold.
    const list = within(panel.getByText(heading, { selector: "h3:not(summary *)" }).parentElement!);
    const expected = names.split(", ").map((name) => `${name} ${points.find((point) => point.name === name)!.text}`);
    expect(textsOf(list.getAllByRole("listitem"))).toEqual(expected);
  }
});

/** A sample's words as they are read, without the whitespace between elements, which is the style's. */
function wordsOf(content: unknown): string {
  if (typeof content === "object" && content !== null) {
    const { anchor: _, ...words } = content as { anchor?: string };
    return (Array.isArray(content) ? content : Object.values(words)).map(wordsOf).join("");
  }
  const shown: Record<string, string> = workflows.kinds;
  return typeof content === "string" ? (shown[content] ?? content).replaceAll(/\s/g, "") : "";
}

const inOrder = ({ status, registration, title, rows }: AgentRecord) => [status, registration, title, rows];

const READ = [
  ...voice.samples.map(({ chip, title, lines, record }) => ({ chip, content: [title, lines, inOrder(record)] })),
  ...whatsapp.samples.map(({ chip, business, occasion, lines, record }) => {
    const read = lines.map((line) => ("replies" in line ? ["Quick replies:", line.replies] : line));
    return { chip, content: [business, occasion, read, inOrder(record)] };
  }),
  ...workflows.samples.map(({ chip, steps, branches }) => ({ chip, content: [chip, steps, branches] })),
];

it("the channels section reads out each sample in its order, with who says what, and its outcome", () => {
  for (const { chip, content } of READ) {
    const read = sample(chip).cloneNode(true) as Element;
    for (const unread of read.querySelectorAll("[aria-hidden=true]")) unread.remove();
    expect(wordsOf(read.textContent), `${chip}`).toBe(wordsOf(content));
  }
});

/** The minutes since midnight of a time such as "Wed 16:00". */
function minutesOf(time: string) {
  const [, hours, minutes] = /(\d+):(\d+)/.exec(time)!;
  return Number(hours) * 60 + Number(minutes);
}

it("the channels section underlines what lands on the record, and says when a thread goes on after an hour or more", () => {
  for (const { chip, record } of [...voice.samples, ...whatsapp.samples]) {
    const marks = (part: string) => textsOf(sample(chip).querySelectorAll(`${part} mark`));
    const said = textsOf(sample(chip).querySelectorAll("ol")).join(" ");
    const isSaid = (value: string) => splitAtRecorded(said, [value]).length > 1;
    const landed = record.rows.map(({ value }) => value).filter(isSaid);
    expect([chip, ...marks("dl")]).toEqual([chip, ...landed]);
    const plates = [record.registration ?? []].flat().filter(isSaid);
    const marked = marks("ol").map((mark) => mark.replaceAll("\u00A0", " "));
    expect(new Set([chip, ...marked])).toEqual(new Set([chip, ...landed, ...plates]));
  }
  for (const { chip, lines } of whatsapp.samples) {
    const times = lines.flatMap((line) => ("time" in line ? line.time : []));
    const later = times.filter((time, place) => place > 0 && minutesOf(time) - minutesOf(times[place - 1]!) >= 60);
    expect([chip, ...textsOf(sample(chip).querySelectorAll("li[aria-hidden=true]"))]).toEqual([chip, ...later]);
  }
});

it("the channels section opens by each anchor its tab and sample, and changes nothing by an unknown one", async () => {
  for (const { id: channel, label, samples } of [voice, whatsapp, workflows]) {
    for (const { id, chip } of [...samples, { id: channel, chip: samples.at(-1)!.chip }]) {
      await followLink(`#${id}`);
      expect([id, ...open()]).toEqual([id, label, chip]);
      // No panel that may be hidden holds the place.
      expect(document.getElementById(id)!.closest("[role=tabpanel]")).toBeNull();
    }
  }
  await followLink("#whatsapp-settlement");
  for (const hash of ["#voice-nothing", "#Voice", "#%E0%A4%A", "#<img src=x onerror=alert(1)>", "##"]) {
    await followLink(hash);
    expect([hash, ...open()]).toEqual([hash, "WhatsApp", "Settlement"]);
  }
});

it("the channels section opens the same link a second time", async () => {
  await followLink("#whatsapp-mot");
  await act(async () => fireEvent.click(tabNamed("Workflows")));
  expect(open()).toEqual(["Workflows", workflows.samples[0]!.chip]);
  await followLink("#whatsapp-mot");
  expect(open()).toEqual(["WhatsApp", "MOT reminder"]);
});
