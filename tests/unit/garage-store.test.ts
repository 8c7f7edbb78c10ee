import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ownGarage, playedCall, playedCallAt, sampleGarage } from "../../src/content/played-conversations";
import { garageLink, linkedGarage, readGarage } from "../../src/one-page-summary/garage-store";
import { anyText } from "../any-text";

/** What a link with a garage gives back. */
const followed = (typed: Parameters<typeof garageLink>[0]) => linkedGarage(`#voice-your-call=mot${garageLink(typed)}`);

test("a link gives back whatever can be typed in the fields, in signs that every program keeps, and what it gives back does not change any more", () => {
  const name = "Škoda’s & #1 'A=B+%20' 👩‍🔧 كراج";
  expect(followed({ name })).toEqual({ name });
  const text = anyText();
  const garage = fc.record({ name: text, person: text, shuts: text, mot: text }, { requiredKeys: [] });
  fc.assert(
    fc.property(garage, (typed) => {
      const once = followed(typed);
      expect(garageLink(typed)).toMatch(/^[\w&=%:.*-]*$/);
      expect(followed(once ?? {})).toEqual(once);
      expect(readGarage(once ?? {})).toEqual(followed(typed) ? readGarage(typed) : sampleGarage);
    }),
  );
});

test.each([
  ["#voice-your-call=mot", undefined],
  ["#voice-your-call&name=&mot=", undefined],
  [`#voice-your-call&name=${"n".repeat(ownGarage.fields.name.maxLength! + 1)}`, undefined],
  [`#voice-your-call&person=${"n".repeat(ownGarage.fields.person.maxLength! + 1)}`, undefined],
  ["#voice-your-call&mot=54.86&shuts=24:00", undefined],
  ["#voice-your-call&mot=-1&shuts=23:31", undefined],
  ["#voice-your-call&mot=1e1&shuts=9:00", undefined],
  ["#voice-your-call&mot=54.85&shuts=23:30&colour=red", { mot: "54.85", shuts: "23:30" }],
  ["#voice-your-call&mot=%C2%A30&shuts=00:00", { mot: "0", shuts: "00:00" }],
  ["#voice-your-call&name=100%&person=%zz%E0", { name: "100%", person: "%zz\uFFFD" }],
  ["#voice-your-call&name=%E2%80%AEtxt%0Aend", { name: "txt end" }],
])("of the link %s what is within bounds is taken", (hash, taken) => {
  expect(linkedGarage(hash)).toEqual(taken);
});

test("the call names the visitor's garage, price and person wherever it names the sample's", () => {
  const words = JSON.stringify(playedCallAt({ name: "Ash Cars", shuts: "17:30", mot: "49.5", person: "Sue" }));
  for (const word of [sampleGarage.name, sampleGarage.person, "£45", "thirty-five", "18:", "Can he", "told him"]) {
    expect(JSON.stringify(playedCall)).toContain(word);
    expect(words).not.toContain(word);
  }
  expect(words).toMatch(/Tuesday, 17:42\..*Ash Cars\S*, good afternoon\..*£49\.50.*Off, 17:44/);
});

test.each([
  ["06:30", "good morning", "Goodbye."],
  ["11:48", "good afternoon", "Goodbye."],
  ["17:48", "good evening", "Good night."],
])("a call to a garage that shuts at %s begins with %s and ends with %s", (shuts, greeting, goodbye) => {
  const call = playedCallAt({ ...sampleGarage, shuts });
  expect(call.greeting).toContain(greeting);
  expect(call.places["after"]!.at(-1)!.answer).toContain(goodbye);
});
