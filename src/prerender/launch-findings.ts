import { testimonials, trustedBy } from "../content/home";
import { site, siteStatus, type FactStatus } from "../site";

/** Something that must not go live as it is. */
export interface LaunchFinding {
  what: string;
  /** The file to edit. */
  file: string;
}

/** What a fact is called in the list. */
const NAMES: Record<keyof typeof siteStatus, string> = {
  brand: "brand name, and with it the mark, the icons and the share pictures",
  legalName: "the company's legal name",
  tagline: "tagline",
  copyrightYear: "copyright year",
  companyNumber: "company number",
  registeredOffice: "registered office",
  email: "contact e-mail address",
  accelerator: "the accelerator's name",
};

/** Domains that are reserved for documentation and tests (RFC 2606, RFC 6761) are nobody's address. */
const isReserved = (url: string) => /\.(example|invalid|test|localhost)$|^localhost$/.test(new URL(url).hostname);

const facts = (): LaunchFinding[] =>
  (Object.entries(siteStatus) as [keyof typeof siteStatus, FactStatus][])
    .filter(([, status]) => status === "sample")
    .map(([fact]) => ({ what: `Sample: ${NAMES[fact]} (“${site[fact]}”)`, file: "src/site.ts" }));

function deployment(): LaunchFinding[] {
  const file = ".env, or the host's environment";
  const findings: LaunchFinding[] = [];
  if (isReserved(site.origin)) findings.push({ what: `Sample: domain, VITE_SITE_ORIGIN (${site.origin})`, file });
  if (isReserved(site.bookingUrl)) {
    findings.push({ what: `Sample: booking address, VITE_BOOKING_URL (${site.bookingUrl})`, file });
  }
  if (site.demoRequestUrl === "") {
    findings.push({
      what: "Missing: delivery address, VITE_DEMO_REQUEST_URL; requests are only logged in the visitor's console",
      file,
    });
  } else if (isReserved(site.demoRequestUrl)) {
    findings.push({ what: `Sample: delivery address, VITE_DEMO_REQUEST_URL (${site.demoRequestUrl})`, file });
  }
  return findings;
}

function content(): LaunchFinding[] {
  const file = "src/content/home.ts";
  const logos = trustedBy.logos.filter(({ evidence }) => evidence === "sample");
  const quotes = testimonials.testimonials.filter(({ evidence }) => evidence === "sample");
  return [
    ...logos.map(({ title }) => ({ what: `Sample: logo of ${title}`, file: `${file}, src/brand/logos.svg` })),
    ...quotes.map(({ author, company }) => ({
      what: `Sample: testimonial without evidence, ${author}, ${company}`,
      file,
    })),
  ];
}

/** All that is still sample or missing in this build. */
export const launchFindings = (): LaunchFinding[] => [...facts(), ...deployment(), ...content()];
