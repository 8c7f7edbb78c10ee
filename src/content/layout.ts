import { paths } from "../paths";
import { site } from "../site";

/** Words and links that stand on every page. */
export const layout = {
  mainId: "main",
  skipLink: "Skip to main content",
  newTabHint: "Opens in a new tab",
  brandLabel: site.brand,
  bookDemo: "Book a Demo",
  closeToast: "Close",
  navigationBar: "Loading the page",
  menu: {
    button: "Menu",
    label: "Main",
    links: [
      { label: "How it works", to: `${paths.home}#channels` },
      { label: "Who it’s for", to: `${paths.home}#who-we-serve` },
      { label: "Customers", to: `${paths.home}#customers` },
      { label: "What it changes", to: `${paths.home}#advantages` },
    ],
  },
  footer: {
    /** A link leads to a page of this site (`to`) or to another site (`href`). */
    columns: [
      { heading: "Product", links: [{ label: "Demo", href: site.bookingUrl }] },
      { heading: "Legal", links: [{ label: "Privacy", to: paths.privacy }] },
    ],
    tagline: site.tagline,
    copyright: `© ${site.copyrightYear} ${site.legalName}`,
    company: `Registered in ${site.placeOfRegistration}, company number ${site.companyNumber}. Registered office: ${site.registeredOffice}.`,
    numbers: [
      { label: "VAT number", number: site.vatNumber },
      { label: "ICO registration", number: site.icoNumber },
    ],
    contacts: [
      { label: site.email, href: `mailto:${site.email}` },
      { label: site.phone, href: `tel:${site.phone.replaceAll(/\(0\)|[^+\d]/g, "")}` },
    ],
  },
};
