/** Where the written consent to be named, quoted or heard is kept. */
export type Evidence = "sample" | { keptAt: string };

/**
 * Who the company is and where it is found, in one typed place. `npm run launch-check` lists the sample's facts.
 * What differs from one deployment to the next comes from the environment (`.env`), checked at build time.
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
  /** As it is dialled from anywhere, such as +44 1632 960000; empty: not shown. */
  phone: "" as string,
  /** Such as GB123456789; empty: not shown. */
  vatNumber: "" as string,
  /** The registration with the Information Commissioner's Office, such as ZA123456; empty: not shown. */
  icoNumber: "" as string,
  accelerator: "Pit Lane Ventures",
  /** Scheme and host, without a trailing slash. */
  origin: import.meta.env.VITE_SITE_ORIGIN,
  bookingUrl: import.meta.env.VITE_BOOKING_URL,
  /** Where a demo request is posted, a path if to this site; empty means that it is only logged in the visitor's console. */
  demoRequestUrl: import.meta.env.VITE_DEMO_REQUEST_URL,
  /** The names and values that a form service wants, with placeholders such as `{fullName}`; empty means JSON. */
  demoRequestForm: import.meta.env.VITE_DEMO_REQUEST_FORM,
} as const;
