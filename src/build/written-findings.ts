import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ENVIRONMENT } from "./environment.ts";
import type { LaunchFinding } from "./launch-findings.ts";
import samplePictures from "./sample-pictures.json" with { type: "json" };
import { sampleFacts, sampleMark } from "./samples.ts";

/** A text file, by its path relative to the folder that was read. */
interface TextFile {
  name: string;
  text: string;
}

const TEXT = /\.(html|txt|xml|js|css|svg|ts|tsx)$/;

async function textFiles(folder: string): Promise<TextFile[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => TEXT.test(name));
  return Promise.all(
    names.toSorted().map(async (name) => ({ name, text: await readFile(join(folder, name), "utf8") })),
  );
}

const namesOf = (files: TextFile[]) => files.map(({ name }) => name).join(", ");

/** Which source to edit for a text that got into the site. */
async function sourceOf(text: string): Promise<string> {
  const sources = (await textFiles("src")).filter(
    (file) => !file.name.startsWith("build/") && file.text.includes(text),
  );
  return sources.length > 0 ? sources.map(({ name }) => `src/${name}`).join(", ") : "index.html";
}

/** The sample's name, which content may hold besides `site.brand`. */
async function sampleName(written: TextFile[]): Promise<LaunchFinding[]> {
  const found = written.filter(({ text }) => new RegExp(`\\b${sampleFacts.brand}\\b`).test(text));
  if (found.length === 0) return [];
  const what = `Sample: the sample brand's name, “${sampleFacts.brand}”, stands in ${namesOf(found)}`;
  return [{ what, file: await sourceOf(sampleFacts.brand) }];
}

/** The sample's mark, in pages, drawings or icons. */
function markOfSample(written: TextFile[]): LaunchFinding[] {
  const found = written.filter(({ text }) => text.includes(sampleMark));
  const what = `Sample: the sample's mark is drawn in ${namesOf(found)}`;
  return found.length > 0 ? [{ what, file: "src/brand/mark.ts", next: "`npm run icons`" }] : [];
}

/** Icons and share pictures that are byte for byte the sample's, each kind with the command that makes it. */
async function samplePicturesIn(folder: string): Promise<LaunchFinding[]> {
  const found: string[] = [];
  for (const [name, digest] of Object.entries(samplePictures)) {
    const content = await readFile(join(folder, name)).catch(() => "");
    if (createHash("sha256").update(content).digest("hex") === digest) found.push(name);
  }
  const icons = found.filter((name) => !name.startsWith("og/"));
  const shared = found.filter((name) => name.startsWith("og/"));
  const ofIcons = { what: `Sample: icons, ${icons.join(", ")}`, file: "src/brand/mark.ts", next: "`npm run icons`" };
  const ofShared = {
    what: `Sample: share pictures, ${shared.join(", ")}`,
    file: "src/site.ts, src/brand/mark.ts",
    next: "`npm run share-pictures`",
  };
  return [...(icons.length > 0 ? [ofIcons] : []), ...(shared.length > 0 ? [ofShared] : [])];
}

/** Names of languages, not addresses; and what the router takes for a base where there is none. */
const NO_ADDRESS = /^http:\/\/(www\.w3\.org|www\.sitemaps\.org|localhost)(\/|$)/;

/** Addresses that anybody on the way can read and change. */
async function unencrypted(written: TextFile[], environment: Record<string, string>): Promise<LaunchFinding[]> {
  const variables = Object.entries(environment).filter(([, value]) => value.startsWith("http:"));
  const inPages = written.flatMap(({ text }) => text.match(/http:\/\/[\w.:-]+[^\s"'`<>()\\]*/g) ?? []);
  const others = [...new Set(inPages)].filter(
    (address) => !NO_ADDRESS.test(address) && !variables.some(([, value]) => address.startsWith(value)),
  );
  const next = "https:// instead";
  return [
    ...variables.map(([name, value]) => ({ what: `Unencrypted: ${name} (${value})`, file: ENVIRONMENT, next })),
    ...(await Promise.all(
      others.map(async (address) => ({ what: `Unencrypted: ${address}`, file: await sourceOf(address), next })),
    )),
  ];
}

/**
 * What must not go live in the site as it was written, whatever the sources say of themselves.
 *
 * @param folder the site that was built
 * @param environment the deployment's variables
 */
export async function writtenFindings(folder: string, environment: Record<string, string>): Promise<LaunchFinding[]> {
  // Licences are others' words, addresses included.
  const written = (await textFiles(folder)).filter(({ name }) => !name.includes("licence"));
  return [
    ...(await sampleName(written)),
    ...markOfSample(written),
    ...(await samplePicturesIn(folder)),
    ...(await unencrypted(written, environment)),
  ];
}
