// @vitest-environment node
import { expect, test } from "vitest";
import { hero } from "../../src/content/hero";
import { voice } from "../../src/content/voice";
import { whatsapp } from "../../src/content/whatsapp";
import { fontCharacters } from "../generate/font-characters";
import { HERO_PHRASES } from "../hero-phrases";
import { modules } from "./source-files";

/** What is said to the visitor, or shown as a sample. */
const content = modules.filter(({ path }) => path.startsWith("content/") || path === "site.ts");
const matches = (pattern: RegExp) =>
  content.flatMap(({ text }) => text.replaceAll(String.raw`\u00A0`, " ").match(pattern) ?? []);

test("no registration could be on a car: none is issued with an I", () => {
  const registrations = matches(/\b[A-Z]{2}\d{2} [A-Z]{3}\b/g);
  expect(registrations.length).toBeGreaterThan(20);
  expect(registrations.filter((registration) => !registration.slice(5).includes("I"))).toEqual([]);
});

/** The Information Commissioner's helpline, in the policy. */
const COMMISSIONER = "0303 123 1113";

test("every telephone number is one that Ofcom keeps for drama", () => {
  // https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama
  const drama = /^(01632 960\d{3}|020 7946 0\d{3}|07700 900\d{3})$/;
  const numbers = matches(/\b0\d{3,4} \d{3,4} ?\d{3,4}\b/g).filter((number) => number !== COMMISSIONER);
  expect(numbers.length).toBeGreaterThan(4);
  expect(numbers.filter((number) => !drama.test(number))).toEqual([]);
});

test("an AI agent says in its first turn that it is one, and in a call that it is recorded", () => {
  for (const { lines } of voice.samples) {
    const [first] = lines.filter(({ by }) => by === voice.agent);
    expect(first!.text).toMatch(/AI assistant.*recorded/);
  }
  for (const { items } of whatsapp.samples) {
    const [first] = items.filter((item) => "by" in item && item.by === "agent");
    expect(first).toHaveProperty("text", expect.stringContaining("AI assistant"));
  }
});

test("a hand-over by chat goes to somebody who then writes", () => {
  const followers = whatsapp.samples.flatMap(({ items }) =>
    items.filter((_, index) => "handover" in (items[index - 1] ?? {})),
  );
  expect(followers.length).toBeGreaterThan(0);
  for (const follower of followers) expect(follower).toHaveProperty("isStaff", true);
});

test("the book has the specified phrases in their order, and each fits the plate", () => {
  expect(hero.book.entries.map(({ phrase }) => phrase)).toEqual(HERO_PHRASES);
  // What the widest of them takes: `plate-room` and `text-phrase` in tailwind.config.ts are made for it.
  const LONGEST = 22;
  const tooLong = HERO_PHRASES.filter(({ length }) => length > LONGEST);
  expect(tooLong.map((phrase) => `“${phrase}” has ${phrase.length} letters, the plate takes ${LONGEST}`)).toEqual([]);
});

test("the fonts have every character of the words: `npm run fonts` cuts more, from tests/generate/font-characters.ts", () => {
  const known = new Set([...Object.values(fontCharacters).join(""), "\n"]);
  const unknown = new Set(content.flatMap(({ text }) => [...text].filter((character) => !known.has(character))));
  const code = (character: string) => character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0");
  expect([...unknown].map((character) => `${character} (U+${code(character)})`)).toEqual([]);
});
