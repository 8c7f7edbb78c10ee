import { testimonials, trustedBy } from "../content/home";
import { policyReview, type PolicyMatter } from "../content/privacy";
import { promises } from "../content/promises";
import { voice } from "../content/voice";
import type { Placeholder } from "../demo-request/deliver-demo-request";
import type { TestimonialsSectionProps } from "../pages/home/testimonials/testimonials-section";
import type { TrustedBySectionProps } from "../pages/home/trusted-by/trusted-by-section";
import { site, siteStatus, type FactStatus } from "../site";
import { ENVIRONMENT } from "./environment";
import { sampleFacts } from "./samples";

/** Something that must not go live as it is. */
export interface LaunchFinding {
  what: string;
  /** The file to edit, or several with a comma between them. */
  file: string;
  /** What to do once that is edited: what to set where, or a command to run. */
  next?: string;
}

/** The names whose status is still "sample". */
const samplesOf = <Name extends string>(statuses: Record<Name, FactStatus>) =>
  (Object.keys(statuses) as Name[]).filter((name) => statuses[name] === "sample");

/** What a fact is called in the list. */
const NAMES: Record<keyof typeof siteStatus, string> = {
  brand: "brand name",
  legalName: "the company's legal name",
  tagline: "tagline",
  copyrightYear: "copyright year",
  placeOfRegistration: "place of registration",
  companyNumber: "company number",
  registeredOffice: "registered office",
  email: "contact e-mail address",
  phone: "phone number, which may stay empty",
  vatNumber: "VAT number, which may stay empty",
  icoNumber: "number of the registration with the ICO, which may stay empty",
  accelerator: "the accelerator's name",
};

/** Domains that are reserved for documentation and tests (RFC 2606, RFC 6761) are nobody's address. */
const isReserved = (url: string) =>
  /(^|\.)(example|invalid|test|localhost|example\.(com|net|org))$/.test(new URL(url).hostname);

/** Facts that nobody has called final. */
const facts = (): LaunchFinding[] =>
  samplesOf(siteStatus).map((fact) => ({
    what: `Sample: ${NAMES[fact]} (“${site[fact]}”)`,
    file: "src/site.ts",
    next: `\`siteStatus.${fact}: "final"\` in src/site.ts`,
  }));

/** Facts that are called final, and are the sample's all the same. */
const unchangedFacts = (): LaunchFinding[] =>
  Object.entries(sampleFacts)
    .filter(([fact, sample]) => site[fact as keyof typeof sampleFacts] === sample)
    .filter(([fact]) => siteStatus[fact as keyof typeof sampleFacts] === "final")
    .map(([fact, sample]) => ({
      what: `Sample: ${NAMES[fact as keyof typeof sampleFacts]} is called final, and is still “${sample}”`,
      file: "src/site.ts",
    }));

/** What the policy promises in the company's name, and a lawyer has to confirm. */
const MATTERS: Record<PolicyMatter, string> = {
  lawfulBases: "the lawful basis of each purpose",
  retentionPeriods: "how long each kind of data is kept",
  logRetention: "hosting logs kept for 30 days at most, as the host is to be set",
  security: "who can reach personal data, and how accounts are protected",
  dates: "policy text changed after its date: set both with your lawyer",
};

const policy = (): LaunchFinding[] =>
  samplesOf(policyReview).map((matter) => ({
    what: `Missing: a lawyer's review of the privacy policy, ${MATTERS[matter]}`,
    file: "src/content/privacy.ts",
    next: `\`policyReview.${matter}: "final"\` there`,
  }));

/** What a form service should be sent: asked of the visitor, who cannot leave it out. */
const REQUIRED: Placeholder[] = ["fullName", "workEmail", "phoneNumber", "companyName"];

/** Fields that a form service's template leaves out. */
const template = (): LaunchFinding[] =>
  REQUIRED.filter((field) => site.demoRequestForm && !site.demoRequestForm.includes(`{${field}}`)).map((field) => ({
    what: `Missing: {${field}} in VITE_DEMO_REQUEST_FORM; what visitors type there is thrown away`,
    file: ENVIRONMENT,
  }));

/** Addresses of the deployment that are missing, or that nobody can have. */
function addresses(): LaunchFinding[] {
  const named = [
    ["domain, VITE_SITE_ORIGIN", site.origin],
    ["booking address, VITE_BOOKING_URL", site.bookingUrl],
    ["delivery address, VITE_DEMO_REQUEST_URL", site.demoRequestUrl],
  ] as const;
  const samples = named
    .filter(([, url]) => URL.canParse(url) && isReserved(url))
    .map(([name, url]) => ({ what: `Sample: ${name} (${url})`, file: ENVIRONMENT }));
  const missing = {
    what: "Missing: delivery address, VITE_DEMO_REQUEST_URL; requests are only logged in the visitor's console",
    file: ENVIRONMENT,
  };
  return site.demoRequestUrl === "" ? [...samples, missing] : samples;
}

/** A site that search engines are told to leave alone. */
const search = (): LaunchFinding[] =>
  import.meta.env.VITE_SITE_INDEXABLE === "true"
    ? []
    : [
        {
          what: "Hidden: every page tells search engines to leave it out",
          file: ENVIRONMENT,
          next: "`VITE_SITE_INDEXABLE=true` there",
        },
      ];

/** How security problems are reported, once its time is past (RFC 9116, 2.5.5). */
const security = (): LaunchFinding[] =>
  Date.parse(import.meta.env.VITE_SECURITY_EXPIRES) < Date.now()
    ? [{ what: "Past: security.txt has expired, VITE_SECURITY_EXPIRES", file: ENVIRONMENT }]
    : [];

/** Customers who are shown without their written consent. */
function customers(): LaunchFinding[] {
  const file = "src/content/home.ts";
  const next = "`evidence: { keptAt: … }` there, which says where the customer's written consent is kept";
  // By their types, since content that is all evidence, or all samples, has a narrower one.
  const { logos }: TrustedBySectionProps = trustedBy;
  const { testimonials: quotes }: TestimonialsSectionProps = testimonials;
  return [
    ...logos
      .filter(({ evidence }) => evidence === "sample")
      .map(({ name, title }) => ({
        what: `Sample: logo of ${title}`,
        file: `${file}, src/pages/home/trusted-by/${name}.svg`,
        next,
      })),
    ...quotes
      .filter(({ evidence }) => evidence === "sample")
      .map(({ author, company }) => ({
        what: `Sample: testimonial without evidence, ${author}, ${company}`,
        file,
        next,
      })),
  ];
}

/** What only the operator can promise, and has not confirmed. */
const unconfirmed = (): LaunchFinding[] =>
  Object.entries(promises)
    .filter(([, { status }]) => status === "sample")
    .map(([name, { says, file }]) => ({
      what: `Promise: “${says}”`,
      file,
      next: `once you keep it, \`${name}: { …, status: "final" }\` in src/content/promises.ts`,
    }));

/** Recordings without consent. */
const sound = (): LaunchFinding[] =>
  voice.samples
    .filter(({ recording }) => recording && ["", "sample"].includes(recording.consentKeptAt))
    .map(({ id }) => ({
      what: `Missing: the consent of those who are heard in the recording of ${id}`,
      file: "src/content/voice.ts",
    }));

/** All that is still sample or missing in this build, as far as the content tells; the rest: written-findings.ts. */
export const launchFindings = (): LaunchFinding[] => [
  ...facts(),
  ...unchangedFacts(),
  ...addresses(),
  ...template(),
  ...search(),
  ...security(),
  ...customers(),
  ...unconfirmed(),
  ...sound(),
  ...policy(),
];
