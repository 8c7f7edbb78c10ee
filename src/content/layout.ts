import { paths } from "../paths";
import { registeredOffice, site, telephoneUrl } from "../site";
import { channels } from "./channels";
import { testimonials } from "./testimonials";
import { trades } from "./trades";

/** Words and links of every page. */
export const layout = {
  mainId: "main",
  skipLink: "Skip to main content",
  newTabHint: "Opens in a new tab",
  bookDemo: "Book a Demo",
  closeToast: "Close",
  navigationBar: "Loading the page",
  offline: { text: "There’s no connection, so the page can’t be fetched.", tryAgain: "Try again" },
  menu: {
    button: "Menu",
    label: "Main",
    /** Landmarks of the landing page, with their times of the night, and the answers. */
    links: [
      { label: "How it works", to: `${paths.home}#channels`, time: channels.clock.time },
      { label: "Who it’s for", to: `${paths.home}#who-we-serve`, time: trades.clock.time },
      { label: "Customers", to: `${paths.home}#customers`, time: testimonials.clock.time },
      { label: "Straight answers", to: `${paths.bookDemo}#straight-answers`, time: "" },
    ],
  },
  footer: {
    /** A link has `to` for a page of this site, or `href` for another site. */
    columns: [
      { heading: "Product", links: [{ label: "Demo", href: site.bookingUrl }] },
      { heading: "Legal", links: [{ label: "Privacy", to: paths.privacy }] },
    ],
    copyright: `© ${site.copyrightYear} ${site.legalName}`,
    company: [
      `Registered in ${site.placeOfRegistration}, company number ${site.companyNumber}.`,
      `Registered office: ${registeredOffice}.`,
    ],
    /** Numbers and contacts are shown where the company has them. */
    numbers: [
      { label: "VAT number", number: site.vatNumber },
      { label: "ICO registration", number: site.icoNumber },
    ],
    contacts: [
      { label: site.email, href: `mailto:${site.email}` },
      { label: site.phone, href: telephoneUrl(site.phone) },
    ],
  },
};
