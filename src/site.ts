/** Where the written consent of a person or firm to be named, quoted or heard is kept. */
export type Evidence = "sample" | { keptAt: string };

/**
 * The facts of the company. `npm run launch-check` lists those that are still the sample's. Settings that differ between
 * deployments come from the environment (`.env`), which the build checks.
 */
export const site = {
  brand: "Forecourt",
  /** The language of all pages, as in HTML's `lang`. */
  lang: "en-GB",
  legalName: "Forecourt AI Limited",
  tagline: "The AI Platform for Automotive",
  copyrightYear: 2025,
  /** As in "Registered in …": England and Wales, Scotland, or Northern Ireland. */
  placeOfRegistration: "England and Wales",
  companyNumber: "00000000",
  registeredOffice: "1 Sample Street, London, EC1A 1AA, United Kingdom",
  email: "hello@forecourt.example",
  /** In international format, such as +44 1632 960000; empty: not shown. */
  phone: "" as string,
  /** Such as GB123456789; empty: not shown. */
  vatNumber: "" as string,
  /** The registration with the Information Commissioner's Office, such as ZA123456; empty: not shown. */
  icoNumber: "" as string,
  accelerator: "Pit Lane Ventures",
  /** Scheme and host, without a trailing slash. */
  origin: import.meta.env.VITE_SITE_ORIGIN,
  bookingUrl: import.meta.env.VITE_BOOKING_URL,
  /** The URL or the path to which demo requests are posted; empty: they are only logged in the visitor's console. */
  demoRequestUrl: import.meta.env.VITE_DEMO_REQUEST_URL,
  /** The names and values for a form service, with placeholders such as `{fullName}`; empty: JSON. */
  demoRequestForm: import.meta.env.VITE_DEMO_REQUEST_FORM,
  /** The telephone number of the operator's own agent, which visitors may ring; empty: the site has no word of it. */
  demoLine: import.meta.env.VITE_DEMO_LINE,
} as const;

/** The address that rings a telephone number. */
export const telephoneUrl = (number: string): string => `tel:${number.replaceAll(/\(0\)|[^+\d]/g, "")}`;

/** The registered office, whose postcode stays on one line. */
export const registeredOffice = site.registeredOffice.replace(/ (?=\d[A-Z]{2}\b)/, "\u00A0");
