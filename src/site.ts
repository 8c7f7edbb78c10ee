/** What a fact about the company is worth: "sample" must be replaced before going live. */
export type FactStatus = "sample" | "final";

/**
 * Who the company is and where it is found, in one typed place.
 * What differs from one deployment to the next comes from the environment (`.env`), checked at build time.
 */
export const site = {
  brand: "Forecourt",
  legalName: "Forecourt AI Limited",
  tagline: "The AI Platform for Automotive",
  copyrightYear: 2025,
  companyNumber: "00000000",
  registeredOffice: "1 Sample Street, London, EC1A 1AA, United Kingdom",
  email: "hello@forecourt.example",
  accelerator: "Pit Lane Ventures",
  /** Scheme and host, without a trailing slash. */
  origin: import.meta.env.VITE_SITE_ORIGIN.replace(/\/$/, ""),
  bookingUrl: import.meta.env.VITE_BOOKING_URL,
  /** Where a demo request is posted as JSON; empty means that it is only logged in the visitor's console. */
  demoRequestUrl: import.meta.env.VITE_DEMO_REQUEST_URL,
} as const;

/** A sample or the real thing? The type asks for an answer for every fact, so that a new one cannot be forgotten. */
export const siteStatus: Record<keyof typeof site, FactStatus> = {
  brand: "sample",
  legalName: "sample",
  tagline: "final",
  copyrightYear: "final",
  companyNumber: "sample",
  registeredOffice: "sample",
  email: "sample",
  accelerator: "sample",
  origin: "sample",
  bookingUrl: "sample",
  demoRequestUrl: "sample",
};
