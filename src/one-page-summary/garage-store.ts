import { ownGarage, sampleGarage, type Garage } from "../content/played-conversations";
import { createStore } from "../store";

const { fields, largestPrice } = ownGarage;

/** What the visitor has typed of their own garage. Outlives the landing page; nothing is stored or sent. */
export const typedGarage = createStore<Partial<Garage>>({});

const isRight: Record<keyof Garage, (text: string) => boolean> = {
  name: (text) => text.length <= fields.name.maxLength!,
  person: (text) => text.length <= fields.person.maxLength!,
  shuts: (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text) && text <= fields.shuts.max!,
  mot: (text) => /^\d+(\.\d{0,2})?$/.test(text) && Number(text) <= largestPrice,
};

/** Reads a field. Returns an empty text where there is nothing, undefined for what is not of its kind or too much. */
export function readField(name: keyof Garage, typed = ""): string | undefined {
  // Signs that change the line, or the direction of what follows.
  const text = typed
    .replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const value = name === "mot" ? text.replace(/^£ ?/, "") : text;
  return value === "" || isRight[name](value) ? value : undefined;
}

/** The fields that are filled in right, with their names. */
const rightFields = (typed: Partial<Garage>): [string, string][] =>
  Object.keys(fields).flatMap((name) => {
    const value = readField(name as keyof Garage, typed[name as keyof Garage]);
    return value ? [[name, value]] : [];
  });

/** The garage of the played call: the sample's, but for the fields that are filled in right. */
export const readGarage = (typed: Partial<Garage>): Garage => ({
  ...sampleGarage,
  ...Object.fromEntries(rightFields(typed)),
});

/** What stands behind the picks in a link, such as `&name=Smith%20%26%20Sons&shuts=17:30`; empty without a right field. */
export function garageLink(typed = typedGarage.get()): string {
  const link = String(new URLSearchParams(rightFields(typed)));
  return link && `&${link}`.replaceAll("+", "%20").replaceAll("%3A", ":");
}

/** Returns the right fields of such a link's hash; undefined if it has none. A wrong percent-encoding counts as text. */
export function linkedGarage(hash: string): Partial<Garage> | undefined {
  const linked = rightFields(Object.fromEntries(new URLSearchParams(/&.*/s.exec(hash)?.[0])));
  return linked.length > 0 ? Object.fromEntries(linked) : undefined;
}
