import { site } from "../site";

/** The metadata of a page, for its head and for breadcrumbs. */
export interface PageMeta {
  /** The page's name in breadcrumbs and headings. */
  name: string;
  /** At most 60 characters. */
  title: string;
  /** 70 to 155 characters. */
  description: string;
  /** The alternative text of the page's share picture. */
  imageAlt: string;
}

/** Appends the brand to a page's title, if the result is not longer than the 60 characters that search engines show. */
const titled = (words: string) => {
  const branded = `${words} | ${site.brand}`;
  return branded.length <= 60 ? branded : words;
};

const imageAlt = `${site.brand}: “Hire an AI agent to Book MOTs & services”. The sentence ends on a number plate, above a car showroom at dusk.`;

export const homeMeta: PageMeta = {
  name: "Home",
  title: titled("AI voice and WhatsApp agents for the motor trade"),
  description:
    "AI agents that answer your calls and WhatsApp messages, book MOTs and services, and hand over to your team. For UK dealerships, garages and lenders.",
  imageAlt,
};

export const bookDemoMeta: PageMeta = {
  name: "Book a Demo",
  title: titled("Book a Demo"),
  description:
    "Ask for a personalised demo for your dealership, garage, leasing or lending firm. Leave a few details, and a person rings or emails to find a time.",
  imageAlt: `Book a demo of ${site.brand}’s AI agents for the motor trade.`,
};

export const privacyMeta: PageMeta = {
  name: "Privacy Policy",
  title: titled("Privacy Policy"),
  description: `How ${site.legalName} collects, uses, keeps and protects personal data, which rights you have under UK law, and how to reach us.`,
  imageAlt: `${site.brand}: privacy policy.`,
};

/** Also the metadata of every unknown address. */
export const notFoundMeta: PageMeta = {
  name: "Page not found",
  title: titled("Page not found"),
  description: "There’s no page at this address. Go back to the home page to read about AI agents for the motor trade.",
  imageAlt,
};
