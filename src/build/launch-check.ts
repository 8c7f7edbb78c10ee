import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Logger } from "vite";
import { PLACEHOLDER_FACTS } from "../content/placeholder-facts";
import { testimonials } from "../content/testimonials";
import { trustedBy } from "../content/trusted-by";
import { voice } from "../content/voice";
import { CONTROLS } from "../demo-form/demo-request-schema";
import { site } from "../site";

/** Something that must not go live as it is. */
export interface LaunchFinding {
  what: string;
  /** Where to mend it. */
  where: string;
}

const ENVIRONMENT = ".env, or the host's environment";

/** Domains reserved for documentation and tests (RFC 2606, RFC 6761). */
const RESERVED_DOMAIN = /(^|\.)(example|invalid|test|localhost|example\.(com|net|org))$/;

/** Telephone numbers reserved for drama (Ofcom), as in +44 20 7946 0123. */
const RESERVED_PHONE = /(20\s?7946\s?0|113\s?496\s?0|1632\s?960|7700\s?900)/;

/** URLs that nobody follows: XML namespaces, and the router's default base. */
const NOT_A_LINK = /^http:\/\/(www\.w3\.org|www\.sitemaps\.org|localhost)(\/|$)/;

/** Reads the text files of a folder. Licences hold URLs of others, and placeholder-facts.ts what is looked for. */
function textFiles(folder: string): [path: string, text: string][] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted();
  return names
    .filter((name) => /\.(html|txt|xml|js|css|svg|tsx?)$/.test(name) && !/licence|placeholder-facts/.test(name))
    .map((name) => [relative("", join(folder, name)), readFileSync(join(folder, name), "utf8")]);
}

/** Lists the files that hold a text as whole words. */
const filesWith = (files: [path: string, text: string][], text: string) =>
  files
    .filter(([, content]) => new RegExp(`(?<!\\w)${text.replaceAll(/[.+]/g, "\\$&")}(?!\\w)`).test(content))
    .map(([path]) => path)
    .join(", ");

/**
 * Lists what must not go live. It looks at the built files and at the deployment's variables.
 *
 * @param folder the built site
 */
export function launchFindings(folder: string): LaunchFinding[] {
  const findings: LaunchFinding[] = [];
  const add = (what: string, where: string) => findings.push({ what, where });
  const built = textFiles(folder);
  const sources = textFiles("src");
  const builtText = built.map(([, text]) => text).join("\n");

  for (const [name, text] of Object.entries(PLACEHOLDER_FACTS)) {
    const found = filesWith(built, text);
    if (found) add(`Sample: ${name}, “${text}”, in ${found}`, filesWith(sources, text));
  }
  if (RESERVED_PHONE.test(site.phone)) add(`Sample: telephone number, ${site.phone}`, "src/site.ts");
  if (RESERVED_PHONE.test(site.demoLine)) add(`Sample: VITE_DEMO_LINE, ${site.demoLine}`, ENVIRONMENT);

  const addresses = {
    VITE_SITE_ORIGIN: site.origin,
    VITE_BOOKING_URL: site.bookingUrl,
    VITE_DEMO_REQUEST_URL: site.demoRequestUrl,
    VITE_EVENTS_URL: import.meta.env.VITE_EVENTS_URL,
  };
  for (const [name, url] of Object.entries(addresses))
    if (URL.canParse(url) && RESERVED_DOMAIN.test(new URL(url).hostname)) add(`Sample: ${name}, ${url}`, ENVIRONMENT);
  if (!site.demoRequestUrl) add("Missing: VITE_DEMO_REQUEST_URL; nobody receives demo requests", ENVIRONMENT);
  for (const [field, { isRequired }] of Object.entries(CONTROLS))
    if (isRequired && site.demoRequestForm && !site.demoRequestForm.includes(`{${field}}`))
      add(`Missing: {${field}} in VITE_DEMO_REQUEST_FORM; what visitors type there is lost`, ENVIRONMENT);
  if (import.meta.env.VITE_SITE_INDEXABLE !== "true")
    add("Hidden: VITE_SITE_INDEXABLE keeps search engines out", ENVIRONMENT);
  for (const url of new Set(builtText.match(/http:\/\/[\w.:-]+[^\s"'`<>()\\;]*/g)))
    if (!NOT_A_LINK.test(url)) add(`Unencrypted: ${url}`, filesWith(sources, url) || ENVIRONMENT);

  for (const { title, evidence } of trustedBy.logos)
    if (evidence === "sample")
      add(`Consent: logo of ${title}; set \`evidence\`, or remove it`, "src/content/trusted-by.ts");
  for (const { author, company, evidence } of testimonials.testimonials)
    if (evidence === "sample")
      add(
        `Consent: testimonial of ${author}, ${company}; set \`evidence\`, or remove it`,
        "src/content/testimonials.ts",
      );
  const calls: { id: string; recording?: { consentKeptAt: string } }[] = voice.samples;
  for (const { id, recording } of calls)
    if (recording && ["", "sample"].includes(recording.consentKeptAt))
      add(`Consent: recording ${id}; set \`consentKeptAt\``, "src/content/voice.ts");
  return findings;
}

/**
 * Reports the findings: `npm run launch-check` lists them and fails where there are any; an ordinary build counts them,
 * and warns when search engines may list a site that receives no demo requests.
 */
export function reportFindings(findings: LaunchFinding[], logger: Pick<Logger, "info" | "warn">): void {
  const count = `Findings left before going live: ${findings.length}`;
  if (import.meta.env.MODE === "launch") {
    const what = "Advice: without VITE_DEMO_LINE visitors have no number of your agent to ring";
    const advice = site.demoLine ? [] : [{ what, where: ENVIRONMENT }];
    for (const finding of [...findings, ...advice]) logger.warn(`  ${finding.what}\n    edit ${finding.where}`);
    logger.warn(`${count}. What only a person can check: docs/operating.md.`);
    if (findings.length > 0) process.exitCode = 1;
  } else if (findings.length > 0) logger.info(`${count}; npm run launch-check lists them.`);
  if (import.meta.env.VITE_SITE_INDEXABLE === "true" && !site.demoRequestUrl)
    logger.warn("Search engines may list this build, and its demo form sends nothing: VITE_DEMO_REQUEST_URL is empty.");
}
