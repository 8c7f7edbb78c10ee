import type { PageMeta } from "../layout/page-head";
import { site } from "../site";

const imageAlt =
  "Forecourt: hire an AI agent to book MOTs and services, beside a sample call that ends in a booked job card.";

/** The landing page's head. */
export const homeMeta = {
  title: `${site.brand} | AI voice and WhatsApp agents for car dealers`,
  description:
    "AI voice and WhatsApp agents for UK dealerships, garages and lenders: they answer, call, book MOTs and services, and hand over to your team.",
  imageAlt,
} satisfies PageMeta;

/** The demo page's head. */
export const bookDemoMeta = {
  title: `Book a Demo | ${site.brand}`,
  description:
    "Ask for a personalised demo of AI voice and WhatsApp agents for your dealership, garage, leasing or lending firm. Five fields, one minute.",
  imageAlt: "Book a demo of Forecourt’s AI agents for the motor trade.",
} satisfies PageMeta;

/** The privacy policy's head. */
export const privacyMeta = {
  title: `Privacy Policy | ${site.brand}`,
  description: `How ${site.legalName} collects, uses, keeps and protects personal data, which rights you have under UK law, and how to reach us.`,
  imageAlt: "Forecourt: privacy policy.",
} satisfies PageMeta;

/** The 404's head: no address of its own, and not for search engines. */
export const notFoundMeta = {
  title: `Page not found | ${site.brand}`,
  description:
    "There is no page at this address. Go back to the home page to read about AI agents for the motor trade.",
  imageAlt,
} satisfies PageMeta;
