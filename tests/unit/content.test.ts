import { expect, test } from "vitest";
import { bookEntries, hero } from "../../src/content/hero";
import { advantages } from "../../src/content/advantages";
import { testimonials } from "../../src/content/testimonials";
import { trades } from "../../src/content/trades";
import { trustedBy } from "../../src/content/trusted-by";
import { policyDates } from "../../src/content/privacy";
import { PLACEHOLDER_FACTS } from "../../src/content/placeholder-facts";
import { agent, voice } from "../../src/content/voice";
import { whatsapp, type ThreadItem } from "../../src/content/whatsapp";
import { workflows } from "../../src/content/workflows";
import { playedCall, playedChat } from "../../src/content/played-conversations";
import { site } from "../../src/site";
import { fontCharacters } from "../../tools/generate/font-characters";
import { placeOf, ruleLinks } from "../rule-links";
import { textsIn } from "../texts-in";

/** What is said to the visitor, or shown as a sample. */
const texts = textsIn(import.meta.glob(["../../src/content/*.ts", "../../src/site.ts"], { eager: true }));
const samples = [...voice.samples, ...whatsapp.samples];
const registrationsIn = (all: string[]) => all.flatMap((text) => text.match(/\b[A-Z]{2}\d{2} ?[A-Z]{3}\b/g) ?? []);

test("no registration could be on a car, and each looks like one: the only letter never issued is an I at its end", () => {
  expect(registrationsIn(texts)).not.toEqual([]);
  const made = /^(?![IQZ]|.[IQZ])[A-Z]{2}\d{2} ?(?=.*I)[A-PR-Z]{3}$/;
  expect(registrationsIn(texts).filter((registration) => !made.test(registration))).toEqual([]);
});

const { entries } = hero.nightLog;
const { rows } = advantages.revenue.diary;
/** The samples of the garage whose night book and diary are shown. */
const ofGarage = samples.filter((sample) => textsIn(sample).join(" ").includes("Hartley Garage"));
/** The times that a text names for days whose names begin so. */
const slotsIn = (text: string, days: string) =>
  Array.from(text.matchAll(new RegExp(`\\b(?:${days})[a-z]*(?: at|,)? (\\d+:\\d\\d)`, "g")), ([, time]) => time!);
const thursdaysIn = (text: string) => slotsIn(text, "Thu");

test("what the garage offers or books, on whichever day, is a row of its diary", () => {
  const said = ofGarage.map((sample) => sample.lines);
  const spoken = said.flat().map((line) => ("text" in line ? line.text : ""));
  const records = [...ofGarage.map(({ record }) => record), ...entries.map(({ lines, record }) => [lines, record])];
  const times = textsIn([spoken, records, playedCall.places]).flatMap((text) =>
    slotsIn(text, "Mon|Tue|Wed|Thu|Fri|Sat|Sun"),
  );
  expect(times.length).toBeGreaterThan(10);
  expect(times.filter((time) => !rows.some((row) => row.time === time))).toEqual([]);
});

/** The words of a sample, an entry of the night book or a conversation that have both a plate and an MOT. */
const withMot = [...samples, ...entries, playedCall]
  .map((sample) => textsIn(sample).join(" "))
  .filter((words) => /\bMOT\b/.test(words) && registrationsIn([words]).length > 0);

/** The months of the calendar of all samples (voice.ts) that a text names, or that of the week in which they happen. */
function monthsIn(words: string) {
  const named = Array.from(words.matchAll(/\d (October|November)/g), ([, month]) => (month === "October" ? 10 : 11));
  return named.length > 0 ? named : [10];
}

test("a car whose MOT runs out was first registered in that half of a year, three years ago or earlier", () => {
  // https://www.gov.uk/displaying-number-plates: the year from March on, and 50 more from September on.
  const motBay = rows.flatMap(({ cells: [first] }) => (first?.kind === "plate" ? first.text : []));
  const vehicles = [...withMot, ...motBay].flatMap((words) =>
    registrationsIn([words]).map((registration) => ({ registration, months: monthsIn(words) })),
  );
  const wrong = vehicles.filter(({ registration, months }) => {
    const digits = Number(registration.slice(2, 4));
    const isFromSeptember = digits > 50;
    return digits % 50 > 23 || months.some((month) => (month >= 9 || month <= 2) !== isFromSeptember);
  });
  expect(vehicles.length).toBeGreaterThan(motBay.length + 3);
  expect(wrong).toEqual([]);
});

test("an MOT reminder goes out as many days before as the workflow says, and the call two days after it", () => {
  const [, lead] = /in (\d+) days/.exec(workflows.samples[0]!.steps[0]!.text)!;
  /** The date of an MOT, by the day of October 2026 on which its reminder went out. */
  const dueAfter = (october: number) =>
    new Date(Date.UTC(2026, 9, october + Number(lead))).toLocaleDateString("en-GB", {
      day: "numeric",
      month: "long",
      timeZone: "UTC",
    });
  const wordsOf = (id: string) => textsIn(samples.find((sample) => sample.id === id)).join(" ");
  expect(wordsOf("whatsapp-mot"), "on Monday").toContain(`runs out on ${dueAfter(5)}`);
  expect(textsIn(bookEntries.reminders).join(" "), "in Tuesday's night").toContain(`runs out on ${dueAfter(6)}`);
  expect(wordsOf("voice-outbound"), "two days before Tuesday's call").toContain(`runs out on ${dueAfter(4)}`);
});

test("what the agent reads back, letter by letter, is the registration or its beginning", () => {
  const digits = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
  const digit = `(?:${digits.join("|")})`;
  const readBack = new RegExp(`[A-Z][\\w-]+ [A-Z][\\w-]+ ${digit} ${digit},(?: [A-Z][\\w-]+)+`, "g");
  const read = [...samples, playedCall].flatMap((sample) => {
    const words = textsIn(sample).join(" ");
    const [registration] = registrationsIn([words]);
    return Array.from(words.matchAll(readBack), ([spelled]) => ({ registration, spelled }));
  });
  expect(read).not.toEqual([]);
  for (const { registration, spelled } of read) {
    const signs = spelled.split(/[ ,]+/).map((word) => (digits.includes(word) ? digits.indexOf(word) : word[0]));
    expect(registration!.replace(" ", "")).toMatch(new RegExp(`^${signs.join("")}`));
  }
});

test("a sample's record has no amount that nobody has named", () => {
  const amounts = (value: unknown) => textsIn(value).flatMap((text) => text.match(/£[\d,]*\d/g) ?? []);
  for (const { id, record, ...sample } of samples)
    expect([id, amounts(record).filter((amount) => !amounts(sample).includes(amount))]).toEqual([id, []]);
});

test("a vehicle that the garage books for Thursday is in the diary at its time, and one booked for another day is not", () => {
  const slotOf = ({ record }: (typeof samples)[number]) =>
    record.rows.find(({ label }) => label === "Slot")?.value ?? "";
  const bookings = [
    ...entries.map(({ record, plate }) => ({ slot: record, plate })),
    ...ofGarage.map((sample) => ({ slot: slotOf(sample), plate: sample.record.registration })),
    {
      slot: textsIn(playedCall).findLast((text) => thursdaysIn(text).length > 0)!,
      plate: registrationsIn(textsIn(playedCall))[0],
    },
  ];
  for (const { slot, plate } of bookings.filter((booking) => booking.plate)) {
    const [time] = thursdaysIn(slot);
    const found = rows.filter(({ cells }) => cells.some(({ text }) => text === plate)).map((row) => row.time);
    expect([plate, ...found]).toEqual(time ? [plate, time] : [plate]);
  }
});

test("the bill in a sample is the sum of its prices", () => {
  const amountsIn = (text: string) =>
    Array.from(text.matchAll(/£([\d,]+)/g), ([, digits]) => Number(digits!.replace(",", "")));
  const said = textsIn(whatsapp.samples);
  const bill = said.findIndex((text) => text.includes("It comes to £"));
  const prices = said.slice(bill + 1).find((text) => text.includes("£"))!;
  expect(amountsIn(prices).reduce((sum, price) => sum + price)).toBe(amountsIn(said[bill]!)[0]);
});

test("every telephone number is one that Ofcom keeps for drama, but for the company's and the Information Commissioner's", () => {
  // https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama
  const drama = /^(01632 960\d{3}|020 7946 0\d{3}|07700 900\d{3})$/;
  const numbers = texts.flatMap((text) => text.match(/(?:\+44|\b0)(?: ?\d){9,}/g) ?? []);
  const digits = (number: string) => number.replaceAll(/\D/g, "");
  const ofOthers = numbers.filter((number) => digits(number) !== digits(site.phone));
  expect(ofOthers.filter((number) => !drama.test(number))).toEqual(["0303 123 1113"]);
});

/** The specification's own facts, which an operator replaces. */
test.runIf(site.brand === PLACEHOLDER_FACTS["brand name"])("the sample has its dates, quotes and customers", () => {
  expect(testimonials.testimonials, "as specified").toHaveLength(2);
  expect(site.copyrightYear).toBe(2025);
  expect([policyDates.effective.text, policyDates.updated.text]).toEqual(["January 8, 2025", "September 13th, 2025"]);
  const kinds = trustedBy.logos.map(({ title }) => /\w+ (group|protection)/.exec(title.toLowerCase())?.[0]);
  expect(kinds.toSorted().join()).toBe("dealer group,dealer group,motor group,vehicle protection");
});

test.each(voice.samples)("in $id the agent says first that it is an AI, and that the call is recorded", ({ lines }) => {
  expect(lines.find(({ by }) => by === agent)!.text).toMatch(/AI assistant.*recorded/);
});

const outbound = voice.samples.filter(({ title }) => /^\D+ rings 0/.test(title));

// PECR 2003, regulation 24: an automated marketing call gives the caller's name, and an address or a free number.
test.each(outbound)(
  "in $id the agent, which rings, says for whom, from where and why, and early how to stop it",
  (call) => {
    const [first, second] = call.lines.filter(({ by }) => by === agent);
    expect(first!.text).toContain(call.title.split(" rings ")[0]);
    expect(first!.text).toMatch(/\d+ [A-Z][a-z]+ (Lane|Road|Street)\b|\b080[08]\b/);
    expect(first!.text).toMatch(/You asked/);
    expect(second!.text).toMatch(/\bstop\b/i);
  },
);

test("the agent says first that it is an AI where the visitor plays the caller or the customer", () => {
  expect(playedCall.greeting).toMatch(/AI assistant.*recorded/);
  expect(playedChat.greeting).toMatch(/AI assistant/);
});

const messagesIn = (lines: ThreadItem[]) =>
  lines.flatMap((line, place) => ("by" in line ? [{ isStaff: false, ...line, place }] : []));

test.each(whatsapp.samples)("in $id the agent says first that it is an AI, in a campaign how to stop", (thread) => {
  const first = messagesIn(thread.lines).find(({ by }) => by === agent)!;
  expect(first.text).toMatch(/campaign/i.test(thread.occasion) ? /AI assistant.*Reply STOP/ : /AI assistant/);
});

test.each(whatsapp.samples)("in $id who is not the named customer is staff, called by a handover", (thread) => {
  const others = messagesIn(thread.lines).filter(({ by }) => by !== agent && !thread.occasion.includes(by));
  expect(others).toEqual(messagesIn(thread.lines).filter(({ isStaff }) => isStaff));
  // Both are 0 where there is neither.
  const called = thread.lines.findIndex((line) => "handover" in line) + 1;
  expect(others[0]?.place ?? 0).toBe(called);
});

test.each(whatsapp.samples)("$id goes on in the order of its times", ({ lines }) => {
  const times = messagesIn(lines).map(({ time }) => time.replace(/^\D*/, "").padStart(5, "0"));
  expect(times).toEqual(times.toSorted());
});

test("the record of a sample is of the vehicle that was spoken of", () => {
  for (const { id, record, ...sample } of samples)
    for (const spoken of registrationsIn(textsIn(sample))) expect([id, record.registration]).toEqual([id, spoken]);
});

test("each trade is led to the first sample of a firm of its own", () => {
  const firms = { dealership: "Linden Cars", garage: "Hartley Garage", finance: "Merrow Finance" };
  for (const [trade, { link }] of Object.entries(trades.trades)) {
    const channel = [voice.samples, whatsapp.samples].find((all) => all.some(({ id }) => link.to === `/#${id}`))!;
    const firm = firms[trade as keyof typeof firms];
    const own = channel.find((sample) => textsIn(sample).join(" ").includes(firm));
    expect([trade, link.to]).toEqual([trade, `/#${own?.id}`]);
  }
});

test("no lender has a customer prove who they are by a link in a chat", () => {
  const lenders = [playedChat, ...whatsapp.samples].filter(({ business }) => business === playedChat.business);
  expect(lenders.length).toBeGreaterThan(1);
  expect(textsIn(lenders).filter((text) => /\w\.example|https?:/.test(text))).toEqual([]);
});

test.each(ruleLinks)("$to, to which a rule leads, is words of a sample, or an answer, which the link names", (link) => {
  const { name, words } = placeOf(link.to);
  expect(words).toBeTruthy();
  expect(link.label).toMatch(/^(Read|Play) “.+”$/);
  expect(link.label).toContain(`“${name}”`);
});

test("the fonts have every character of the words: `npm run fonts` cuts more, from tools/generate/font-characters.ts", () => {
  const known = new Set([...Object.values(fontCharacters).join(""), "\n", "\t"]);
  const unknown = new Set(texts.flatMap((text) => [...text].filter((character) => !known.has(character))));
  expect([...unknown].map((character) => `${character} (${character.codePointAt(0)!.toString(16)})`)).toEqual([]);
});
