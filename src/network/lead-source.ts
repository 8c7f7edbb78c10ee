// With the extension, since vite.config.ts imports this module, too.
import { parseUrl } from "../parse-url.ts";

/**
 * Where a visit came from, by name: the campaign and click ids in the document's first address, `referrer` (the host of
 * the site that linked here) and `landing` (the path of the first page). Absent parts are left out.
 */
export type LeadSource = Readonly<Record<string, string>>;

/** The parameters of a link that name a campaign. */
export const CAMPAIGN_NAMES = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];

/** The longest value, in Unicode code points. */
export const LONGEST_VALUE = 100;

/** Control characters and line breaks. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

/** Ends with the document: nothing is stored on the device. */
let leadSource: LeadSource = {};

/** Returns the source of this visit, which is empty before `rememberLeadSource`. */
export const getLeadSource = (): LeadSource => leadSource;

/** Returns a source as one line of text. */
export const sourceLine = (source: LeadSource): string =>
  Object.entries(source)
    .map((part) => part.join("="))
    .join(", ");

/** Reads the source of the visit, once the address is canonical and before the first navigation changes it. */
export function rememberLeadSource(): void {
  // Read directly: the build replaces the variable, and drops the code below where it is "false".
  if (import.meta.env.VITE_LEAD_SOURCE !== "true") return;
  const { host, pathname, search } = window.location;
  const query = new URLSearchParams(search);
  const referrer = parseUrl(document.referrer)?.host ?? "";
  const names = [...CAMPAIGN_NAMES, ...import.meta.env.VITE_LEAD_CLICK_IDS.split(",")];
  const parts = [
    ...names.map((name) => [name, query.get(name) ?? ""] as const),
    ["referrer", referrer === host ? "" : referrer] as const,
    ["landing", pathname] as const,
  ];
  leadSource = Object.fromEntries(
    parts
      .map(([name, value]) => [name, [...value.replaceAll(CONTROL, "")].slice(0, LONGEST_VALUE).join("")])
      .filter(([name, value]) => name && value),
  );
}

/**
 * Adds the campaign of the visit to a link to the booking page, except for what the link already names. For the `ref` of
 * a link: the pre-rendered HTML has the plain address, and React does not compare it again after hydration.
 */
export function addCampaign(link: HTMLAnchorElement | null): void {
  if (import.meta.env.VITE_LEAD_SOURCE !== "true" || link?.href !== import.meta.env.VITE_BOOKING_URL) return;
  const url = new URL(link.href);
  for (const name of CAMPAIGN_NAMES) {
    const value = leadSource[name];
    // `searchParams.append` would also write the rest of the query anew.
    if (value && !url.searchParams.has(name)) url.search += `${url.search && "&"}${name}=${encodeURIComponent(value)}`;
  }
  link.href = url.href;
}
