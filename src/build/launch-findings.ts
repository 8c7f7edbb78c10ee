import { testimonials, trustedBy } from "../content/home";
import { policyReview, type PolicyMatter } from "../content/privacy";
import { promises } from "../content/promises";
import { recordings } from "../content/recordings";
import { voice } from "../content/voice";
import type { Placeholder } from "../demo-request/deliver-demo-request";
import { site, siteStatus, type FactStatus } from "../site";

/** Something that must not go live as it is. */
export interface LaunchFinding {
  what: string;
  /** The file to edit, or several with a comma between them. */
  file: string;
}

/** The names whose status is still "sample". */
const samplesOf = <Name extends string>(statuses: Record<Name, FactStatus>) =>
  (Object.keys(statuses) as Name[]).filter((name) => statuses[name] === "sample");

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
  samplesOf(siteStatus).map((fact) => ({
    what: `Sample: ${NAMES[fact]} (“${site[fact]}”)`,
    file: fact === "brand" ? "src/site.ts, src/brand/mark.ts" : "src/site.ts",
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
  }));

/** What a form service should be sent: asked of the visitor, who cannot leave it out. */
const REQUIRED: Placeholder[] = ["fullName", "workEmail", "phoneNumber", "companyName"];

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
  } else if (!site.demoRequestUrl.startsWith("/") && isReserved(site.demoRequestUrl)) {
    findings.push({ what: `Sample: delivery address, VITE_DEMO_REQUEST_URL (${site.demoRequestUrl})`, file });
  }
  const left = REQUIRED.filter((field) => site.demoRequestForm && !site.demoRequestForm.includes(`{${field}}`));
  for (const field of left) {
    findings.push({
      what: `Missing: {${field}} in VITE_DEMO_REQUEST_FORM; what visitors type there is thrown away`,
      file,
    });
  }
  return findings;
}

function content(): LaunchFinding[] {
  const file = "src/content/home.ts";
  const logos = trustedBy.logos.filter(({ evidence }) => evidence === "sample");
  const quotes = testimonials.testimonials.filter(({ evidence }) => evidence === "sample");
  return [
    ...logos.map(({ name, title }) => ({
      what: `Sample: logo of ${title}`,
      file: `${file}, src/pages/home/trusted-by/${name}.svg`,
    })),
    ...quotes.map(({ author, company }) => ({
      what: `Sample: testimonial without evidence, ${author}, ${company}`,
      file,
    })),
  ];
}

const unconfirmed = (): LaunchFinding[] =>
  Object.entries(promises)
    .filter(([, { status }]) => status === "sample")
    .map(([name, { says, file }]) => ({
      what: `Promise: “${says}”; once you keep it, ${name}: status "final" in src/content/promises.ts`,
      file: `src/content/promises.ts, ${file}`,
    }));

function sound(): LaunchFinding[] {
  const file = "src/content/recordings.ts";
  return voice.samples.flatMap(({ id, lines }) => {
    const recording = recordings[id];
    if (!recording) return [];
    const { consent, starts, seconds } = recording;
    const isInOrder = [...starts, seconds].every((start, index) => index === 0 || start > starts[index - 1]!);
    const findings: LaunchFinding[] = [];
    if (consent === "sample") {
      findings.push({ what: `Missing: the consent of those who are heard in the recording of ${id}`, file });
    }
    if (starts.length !== lines.length || !isInOrder) {
      findings.push({ what: `Wrong: the recording of ${id} has no start for each line, one after the other`, file });
    }
    return findings;
  });
}

/** All that is still sample or missing in this build. */
export const launchFindings = (): LaunchFinding[] => [
  ...facts(),
  ...deployment(),
  ...content(),
  ...unconfirmed(),
  ...sound(),
  ...policy(),
];
