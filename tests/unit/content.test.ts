// @vitest-environment node
import { expect, test } from "vitest";
import { audiences } from "../../src/content/home";
import { voice } from "../../src/content/voice";
import { whatsapp } from "../../src/content/whatsapp";
import { fontCharacters } from "../generate/font-characters";

/** All texts in a value. A function that makes a sentence counts as its source. */
function textsIn(value: unknown): string[] {
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(textsIn);
  return value === undefined ? [] : [String(value).replaceAll("\u00A0", " ")];
}

/** What is said to the visitor, or shown as a sample. */
const texts = textsIn(import.meta.glob(["../../src/content/*.ts", "../../src/site.ts"], { eager: true }));
const samples = [...voice.samples, ...whatsapp.samples];
const registrationsIn = (all: string[]) => all.flatMap((text) => text.match(/\b[A-Z]{2}\d{2} ?[A-Z]{3}\b/g) ?? []);

test("no registration could be on a car: none is issued with an I", () => {
  expect(registrationsIn(texts)).not.toEqual([]);
  expect(registrationsIn(texts).filter((registration) => !registration.slice(4).includes("I"))).toEqual([]);
});

test("every telephone number is one that Ofcom keeps for drama, but for the Information Commissioner's", () => {
  // https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama
  const drama = /^(01632 960\d{3}|020 7946 0\d{3}|07700 900\d{3})$/;
  const numbers = texts.flatMap((text) => text.match(/(?:\+44|\b0)(?: ?\d){9,}/g) ?? []);
  expect(numbers.filter((number) => !drama.test(number))).toEqual(["0303 123 1113"]);
});

test("an AI agent says in its first turn that it is one, in a call that it is recorded, in a campaign how to stop", () => {
  const isSaid = [
    ...voice.samples.map(({ id, lines }) => {
      const first = lines.find(({ by }) => by === voice.agent)!;
      return [id, /AI assistant.*recorded/.test(first.text)];
    }),
    ...whatsapp.samples.map(({ id, occasion, items }) => {
      const first = items.find((item) => "by" in item && item.by === "agent") as { text: string };
      return [id, (/campaign/i.test(occasion) ? /AI assistant.*Write STOP/ : /AI assistant/).test(first.text)];
    }),
  ];
  expect(isSaid).toEqual(samples.map(({ id }) => [id, true]));
});

test("a chat is between the agent and the customer whom it names, and somebody of the staff writes after a hand-over", () => {
  for (const { id, occasion, items } of whatsapp.samples) {
    const called = items.findIndex((item) => "handover" in item);
    const speakers = items.flatMap((item, place) => ("by" in item ? [{ ...item, place }] : []));
    for (const { by, isStaff = false, place } of speakers.filter((one) => one.by !== "agent"))
      expect({ id, by, isStaff }).toEqual({
        id,
        by,
        isStaff: !occasion.includes(by) && called !== -1 && place > called,
      });
    expect({ id, isAnswered: called === -1 || "isStaff" in items[called + 1]! }).toEqual({ id, isAnswered: true });
  }
});

test("a chat goes on in the order of its times", () => {
  const times = whatsapp.samples.map(({ items }) =>
    items.flatMap((item) => ("time" in item ? item.time.replace(/^\D*/, "").padStart(5, "0") : [])),
  );
  expect(times).toEqual(times.map((one) => one.toSorted()));
});

test("the record of a sample is of the vehicle that was spoken of", () => {
  for (const { id, job, ...sample } of samples)
    for (const spoken of registrationsIn(textsIn(sample))) expect([id, job.registration]).toEqual([id, spoken]);
});

test("each trade is led to a sample of a firm of its own", () => {
  const firms = { dealership: "Linden Cars", garage: "Hartley Garage", finance: "Merrow Finance" };
  const leads = audiences.audiences.map(({ trade, link }) => {
    const said = textsIn(samples.find(({ id }) => link.to === `/#${id}`)).join(" ");
    return [trade, Object.values(firms).find((firm) => said.includes(firm))];
  });
  expect(Object.fromEntries(leads)).toEqual(firms);
});

test("the fonts have every character of the words: `npm run fonts` cuts more, from tests/generate/font-characters.ts", () => {
  const known = new Set([...Object.values(fontCharacters).join(""), "\n", "\t"]);
  const unknown = new Set(texts.flatMap((text) => [...text].filter((character) => !known.has(character))));
  expect([...unknown].map((character) => `${character} (${character.codePointAt(0)!.toString(16)})`)).toEqual([]);
});
