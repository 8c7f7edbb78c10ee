import { ownGarage, sampleGarage, type Garage } from "../content/played-conversations";
import { createStore } from "../store";

const { fields } = ownGarage;
const NAMES = Object.keys(fields) as (keyof Garage)[];

/** What the visitor has typed of their own garage. */
export type TypedGarage = Partial<Garage>;

/** Outlives the landing page, so that the garage is on the one-page summary. Nothing is stored or sent. */
export const typedGarage = createStore<TypedGarage>({});

const isRight: Record<keyof Garage, (text: string) => boolean> = {
  name: (text) => text.length <= fields.name.maxLength!,
  person: (text) => text.length <= fields.person.maxLength!,
  shuts: (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text) && text <= fields.shuts.max!,
  mot: (text) => /^\d+(\.\d{0,2})?$/.test(text) && Number(text) <= ownGarage.largestPrice,
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

/** The fields that are filled in right. */
const rightFields = (typed: TypedGarage) =>
  NAMES.map((name) => [name, readField(name, typed[name]) ?? ""]).filter(([, value]) => value) as [string, string][];

/** The garage of the played call: the sample's, but for the fields that are filled in right. */
export const readGarage = (typed: TypedGarage): Garage => ({
  ...sampleGarage,
  ...Object.fromEntries(rightFields(typed)),
});

/** What stands behind the picks in a link, such as `&name=Smith%20%26%20Sons&shuts=17:30`; empty without a right field. */
export function garageLink(typed: TypedGarage): string {
  const link = String(new URLSearchParams(rightFields(typed)));
  return link && `&${link}`.replaceAll("+", "%20").replaceAll("%3A", ":");
}

/** Returns the right fields of such a link's hash; undefined if it has none. */
export function linkedGarage(hash: string): TypedGarage | undefined {
  // A wrong percent-encoding is text.
  const linked = rightFields(Object.fromEntries(new URLSearchParams(/&.*/s.exec(hash)?.[0])));
  return linked.length > 0 ? Object.fromEntries(linked) : undefined;
}
