import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel, type UserEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { copyLink } from "../../src/content/copy-link";
import {
  ownGarage,
  playedCall,
  playedCallAt,
  playedChat,
  conversationLabels,
} from "../../src/content/played-conversations";
import { typedGarage } from "../../src/one-page-summary/garage-store";
import { ChannelsSection } from "../../src/pages/home/channels/channels-section";
import { textsOf } from "./texts-of";

const [mot, , clutch] = playedCall.places["start"]!;
const [price] = playedCall.places["reg"]!;
const [discount] = playedCall.places["offer"]!;
const go = playedCall.places["offer"]!.at(-1)!;

let router: ReturnType<typeof createMemoryRouter>;
let user: UserEvent;

function open(hash = "") {
  window.history.replaceState(null, "", `/${hash}`);
  router = createMemoryRouter([{ path: "/", element: <ChannelsSection /> }], { initialEntries: [`/${hash}`] });
  render(<RouterProvider router={router} />);
}

beforeEach(() => {
  typedGarage.set({});
  // Gives jsdom a clipboard. Without the stylesheet nothing keeps the pointer out, and to ask takes long.
  user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
});

const sample = (name = playedCall.chip) => within(screen.getByRole("group", { name }));
const choices = () =>
  textsOf(within(sample().getByRole("list", { name: conversationLabels.choices })).getAllByRole("button"));
const say = (says: string) =>
  user.click(
    sample()
      .getAllByRole("button")
      .find(({ textContent }) => textContent === says)!,
  );
const rowsOf = (part: Element) =>
  [...part.querySelectorAll("dt")].map((term) => `${term.textContent}: ${term.nextElementSibling!.textContent}`);
const answers = () => [...document.querySelectorAll(`[aria-label="${playedCall.chip}"] li[tabindex]`)];
/** The classes of values that were written: a stamp is one of them. */
const rowLooks = (part: Element = wholeRecord()) => [...part.querySelectorAll("dd")].map(({ className }) => className);
/** What has been said so far. */
const transcript = (name?: string) => sample(name).getAllByRole("list")[0]!.textContent;
/** It follows the conversation, whose answers have their own rows. */
const wholeRecord = () => [...document.querySelectorAll(`[aria-label="${playedCall.chip}"] dl`)].at(-1)!;
const record = () => rowsOf(wholeRecord());

it("the conversation answers what is picked, says why, and writes it on the record", async () => {
  open();
  expect(record()).toContain("Job: ");
  await say(mot!.says);
  expect(document.activeElement!.textContent).toMatch(new RegExp(`${mot!.answer}.*${mot!.why}`.replaceAll("?", "\\?")));
  expect(record()).toContain("Job: MOT, Class 4");
  await user.tab();
  expect(document.activeElement!.textContent).toBe(price!.says);
  await user.keyboard("{Enter}");
  expect(document.activeElement!.textContent).toContain(price!.answer);
});

it("the conversation has below each answer what it has written, stamped only below the one that was just picked", async () => {
  open("#voice-your-call=mot");
  const opened = rowLooks(answers()[0]);
  await say(price!.says);
  expect(document.getElementById("voice-your-call=mot"), "the link's anchor, at another reply").toBeNull();
  const written = [mot, price].map((reply) => reply!.rows!.map(({ label, value }) => `${label}: ${value}`));
  expect(answers().map(rowsOf)).toEqual(written);
  const [earlier, picked] = answers().map((answer) => rowLooks(answer));
  expect(earlier, "opened by a link").toEqual(opened);
  for (const look of picked!) expect(opened).not.toContain(look);
  await say(discount!.says);
  expect(rowLooks(answers()[1]), "the one before the last").toEqual([opened[0], opened[0]]);
});

it("the conversation picks once at a double click", async () => {
  open();
  await user.dblClick(sample().getByRole("button", { name: clutch!.says }));
  expect(window.location.hash).toBe("#voice-your-call=clutch");
});

it("the conversation keeps the picks in the address without an entry of their own, and over a look at another sample", async () => {
  open();
  const entries = window.history.length;
  await say(mot!.says);
  await say(price!.says);
  expect([window.location.hash, window.history.length]).toEqual(["#voice-your-call=mot.price", entries]);
  await user.click(screen.getByRole("button", { name: "A hard call" }));
  await user.click(screen.getByRole("button", { name: playedCall.chip }));
  expect(window.location.hash).toBe("#voice-your-call=mot.price");
  expect(transcript()).toContain(price!.answer);
});

it("the conversation opens a link at its place, without a stamp, as far as the link makes sense", async () => {
  open("#voice-your-call=mot.price.nonsense");
  expect(transcript()).toContain(price!.answer);
  expect(choices()).toContain(go.says);
  const followed = rowLooks();
  const marks = (part: string) => textsOf(document.querySelectorAll(`[aria-label="${playedCall.chip}"] ${part} mark`));
  expect(marks("dl")).not.toEqual([]);
  expect(marks("ol"), "underlined on the record and where it was said").toEqual(expect.arrayContaining(marks("dl")));
  await act(() => router.navigate("/#whatsapp-your-chat%3Dfigure%2Edad"));
  expect(screen.getByRole("tab", { selected: true }).textContent).toBe("WhatsApp");
  expect(transcript(playedChat.chip)).toContain(playedChat.places["start"]!.find(({ id }) => id === "dad")!.answer);

  cleanup();
  open("#voice-your-call=mot");
  await say(price!.says);
  expect(rowLooks(), "with the stamp of the last answer").not.toEqual(followed);
  await act(() => router.navigate("/#voice-your-call=mot.price"));
  expect(rowLooks(), "by a link in the same page").toEqual(followed);
});

it("the conversation ends with the demo, a link to copy by hand where the browser refuses, and a new try from the first choice", async () => {
  open("#voice-your-call=mot.price.go.yes");
  expect(sample().getByText(conversationLabels.ended)).toBeTruthy();
  expect(sample().getByRole("link", { name: "Book a Demo" })).toBeTruthy();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new DOMException("", "NotAllowedError"));
  await user.click(sample().getByRole("button", { name: playedCall.copy }));
  const link = sample().getByRole<HTMLInputElement>("textbox", { name: copyLink.notCopied });
  expect([document.activeElement, link.value]).toEqual([
    link,
    "http://localhost:3000/#voice-your-call=mot.price.go.yes",
  ]);

  await user.click(sample().getByRole("button", { name: conversationLabels.restart }));
  expect([document.activeElement!.textContent, window.location.hash]).toEqual([mot!.says, "#voice-your-call"]);
});

it("the conversation has a person take over the chat at once", async () => {
  open(`#${playedChat.id}`);
  const person = playedChat.places["start"]!.at(-1)!;
  await user.click(sample(playedChat.chip).getByRole("button", { name: playedChat.quickReply! }));
  expect(document.activeElement!.textContent).toContain(person.answer);
  expect(sample(playedChat.chip).getByText(conversationLabels.ended)).toBeTruthy();
});

const garage = { name: "Smith & Sons", shuts: "17:30", mot: "49.50", person: "Sue" };
const ofGarage = "&name=Smith%20%26%20Sons&person=Sue&shuts=17:30&mot=49.50";
const field = (name: keyof typeof garage) => sample().getByLabelText<HTMLInputElement>(ownGarage.fields[name].label);
const greeting = () => sample().getAllByRole("listitem")[0]!.textContent;

it("the call follows what the visitor types of their garage, with its record and its link, and keeps the sample's where a field is empty or wrong", async () => {
  open("#voice-your-call=mot.price");
  const own = playedCallAt(garage);
  await user.type(field("name"), `${garage.name}{Enter}`);
  await user.type(field("person"), garage.person);
  fireEvent.change(field("shuts"), { target: { value: garage.shuts } });
  await user.type(field("mot"), `£${garage.mot}`);
  expect(greeting()).toContain(own.greeting);
  expect(sample().getAllByRole("heading")[0]).toHaveTextContent(own.occasion);
  expect(record()).toContain("Price given: £49.50");
  expect(choices()).toContain(own.places["offer"]![0]!.says);
  expect(window.location.hash).toBe(`#voice-your-call=mot.price${ofGarage}`);
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValueOnce();
  await user.click(sample().getByRole("button", { name: ownGarage.copy }));
  expect(writeText).toHaveBeenCalledWith(`http://localhost:3000/#voice-your-call=mot.price${ofGarage}`);

  await user.clear(field("mot"));
  await user.type(field("mot"), "60");
  expect(field("mot")).toHaveAccessibleDescription(ownGarage.fields.mot.errorMessage);
  expect(record()).toContain("Price given: £45");
  for (const name of ["name", "person", "mot"] as const) await user.clear(field(name));
  fireEvent.change(field("shuts"), { target: { value: "" } });
  expect(greeting()).toContain(playedCall.greeting);
  expect(window.location.hash).toBe("#voice-your-call=mot.price");
  expect(sample().queryByRole("button", { name: ownGarage.copy })).toBeNull();
});

it("the call is that of the garage in a link, through picks, other samples and a way back without the link", async () => {
  open(`#voice-your-call${ofGarage}&colour=red`);
  expect(document.getElementById(`voice-your-call${decodeURIComponent(ofGarage)}&colour=red`)!.textContent).toBe(
    greeting(),
  );
  expect(greeting()).toContain(playedCallAt(garage).greeting);
  await say(mot!.says);
  expect(window.location.hash).toBe(`#voice-your-call=mot${ofGarage}`);
  await user.click(screen.getByRole("button", { name: "A hard call" }));
  await user.click(screen.getByRole("button", { name: playedCall.chip }));
  expect(window.location.hash).toBe(`#voice-your-call=mot${ofGarage}`);

  cleanup();
  open();
  expect(greeting()).toContain(playedCallAt(garage).greeting);
  expect(field("name").value).toBe(garage.name);
});
