import { paths } from "../paths";
import { site } from "../site";

/** What a page says of itself in its head and in breadcrumbs. */
export interface PageMeta {
  /** What the page is called in breadcrumbs. */
  name: string;
  /** At most 60 characters. */
  title: string;
  /** 70 to 155 characters. */
  description: string;
  /** What the page's share picture shows. */
  imageAlt: string;
}

/** A page's title with the brand, where that fits into what search engines show: 60 characters. */
const titled = (words: string) => {
  const branded = `${words} | ${site.brand}`;
  return branded.length <= 60 ? branded : words;
};

const imageAlt = `${site.brand}: hire an AI agent for your phones. A number plate that says Book MOTs & services, above a car showroom at dusk.`;

/** The landing page's head. */
export const homeMeta: PageMeta = {
  name: "Home",
  title: titled("AI voice and WhatsApp agents for the motor trade"),
  description:
    "AI agents that answer your calls and WhatsApp messages, book MOTs and services, and hand over to your team. For UK dealerships, garages and lenders.",
  imageAlt,
};

/** The demo page's head. */
export const bookDemoMeta: PageMeta = {
  name: "Book a Demo",
  title: titled("Book a Demo"),
  description:
    "Ask for a personalised demo for your dealership, garage, leasing or lending firm. A few details, then we ring or write to find a time.",
  imageAlt: `Book a demo of ${site.brand}’s AI agents for the motor trade.`,
};

/** The privacy policy's head. */
export const privacyMeta: PageMeta = {
  name: "Privacy Policy",
  title: titled("Privacy Policy"),
  description: `How ${site.legalName} collects, uses, keeps and protects personal data, which rights you have under UK law, and how to reach us.`,
  imageAlt: `${site.brand}: privacy policy.`,
};

/** The 404's head: no address of its own, and not for search engines. */
export const notFoundMeta: PageMeta = {
  name: "Page not found",
  title: titled("Page not found"),
  description:
    "There is no page at this address. Go back to the home page to read about AI agents for the motor trade.",
  imageAlt,
};

/** The breadcrumbs of a page right below the landing page. */
export const breadcrumbsOf = (page: PageMeta) => ({
  label: "Breadcrumb",
  parents: [{ label: homeMeta.name, to: paths.home }],
  current: page.name,
});
