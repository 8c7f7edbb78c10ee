import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { launchFindings, reportFindings } from "../../src/build/launch-check";
import { testimonials } from "../../src/content/testimonials";
import { trustedBy } from "../../src/content/trusted-by";
import { PLACEHOLDER_FACTS } from "../../src/content/placeholder-facts";
import { voice } from "../../src/content/voice";
import { site, type Evidence } from "../../src/site";

const { logos } = trustedBy;
const quotes = testimonials.testimonials;
const customers: { evidence: Evidence }[] = [...logos, ...quotes];

/** Makes every fact and consent the operator's own. */
beforeEach(() => {
  Object.assign(site, {
    origin: "https://www.real-company.co.uk",
    bookingUrl: "https://booking.real-company.co.uk/demo",
    demoRequestUrl: "/api/demo",
    demoRequestForm: "",
    phone: "",
    demoLine: "",
  });
  for (const customer of customers) customer.evidence = { keptAt: "the contract folder" };
  for (const sample of voice.samples) Object.assign(sample, { recording: { consentKeptAt: "the contract folder" } });
});

/** What the check says of a built site with these files. */
async function findingsIn(files: Record<string, string> = {}): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "launch-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return launchFindings(folder).map(({ what }) => what);
}

test("nothing is left in a site that is all the operator's own", async () => {
  const harmless = {
    "index.html": '<a href="https://real-company.co.uk">Forecourts, and forecourt</a>',
    "licences.txt": "See http://scripts.sil.org/OFL",
    "sitemap.xml": '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
  };
  expect(await findingsIn(harmless)).toEqual([]);
});

test.each(["html", "txt", "xml", "js", "css", "svg"])(
  "the launch check finds each fact of the sample in a .%s file",
  async (type) => {
    const facts = Object.entries(PLACEHOLDER_FACTS);
    const findings = await findingsIn({ [`file.${type}`]: `<p>${facts.map(([, text]) => text).join("</p><p>")}</p>` });
    expect(findings).toEqual(facts.map(([name, text]) => expect.stringContaining(`Sample: ${name}, “${text}”`)));
    for (const finding of findings) expect(finding).toMatch(new RegExp(`file\\.${type}$`));
  },
);

test.each([
  [{ origin: "https://www.company.example" }, "Sample: VITE_SITE_ORIGIN"],
  [{ bookingUrl: "http://localhost/demo" }, "Sample: VITE_BOOKING_URL"],
  [{ demoRequestUrl: "https://api.company.example/demo" }, "Sample: VITE_DEMO_REQUEST_URL"],
  [{ demoRequestUrl: "" }, "Missing: VITE_DEMO_REQUEST_URL"],
  [{ demoRequestForm: '[["a","{fullName}{workEmail}{companyName}"]]' }, "Missing: {phoneNumber}"],
  [{ phone: "+44 1632 960000" }, "Sample: telephone number"],
  [{ demoLine: "0113 496 0123" }, "Sample: VITE_DEMO_LINE"],
])("the launch check says of %j: %s", async (facts, finding) => {
  Object.assign(site, facts);
  expect(await findingsIn()).toEqual([expect.stringContaining(finding)]);
});

test("the launch check finds a domain for tests in the address of events, that search engines are kept out, and each address without encryption", async () => {
  vi.stubEnv("VITE_EVENTS_URL", "https://data.company.example/posts");
  vi.stubEnv("VITE_SITE_INDEXABLE", "false");
  const link = '<a href="http://partner.co.uk/a">1</a>';
  const expected = [/^Sample: VITE_EVENTS_URL, .*posts$/, /^Hidden/, /^Unencrypted: http:\/\/partner\.co\.uk\/a$/];
  const policy = "<meta content=\"connect-src http://partner.co.uk/a; img-src 'self'\">";
  const findings = await findingsIn({ "index.html": policy + link, "privacy.html": link });
  expect(findings).toEqual(expected.map((words) => expect.stringMatching(words)));
});

test("the launch check finds customers and recordings without consent", async () => {
  const [call, otherCall] = voice.samples;
  for (const customer of customers) customer.evidence = "sample";
  Object.assign(call!, { recording: { consentKeptAt: "sample" } });
  Object.assign(otherCall!, { recording: { consentKeptAt: "" } });
  const expected = [
    ...logos.map(({ title }) => `logo of ${title}`),
    ...quotes.map(({ author }) => `testimonial of ${author}`),
    ...[call, otherCall].map((one) => `recording ${one!.id}`),
  ];
  expect(await findingsIn()).toEqual(expected.map((words) => expect.stringContaining(words)));
});

const newLogger = () => ({ info: vi.fn<(line: string) => void>(), warn: vi.fn<(line: string) => void>() });

// What the launch check prints of findings, and its exit code: tests/e2e/site.spec.ts.
test("an ordinary build counts the findings, and warns of a listed site that receives no demo requests", () => {
  const logger = newLogger();
  const finding = { what: "Sample: brand name", where: "src/site.ts" };
  reportFindings([finding], logger);
  reportFindings([finding, finding], logger);
  expect(logger.warn).not.toHaveBeenCalled();
  Object.assign(site, { demoRequestUrl: "" });
  reportFindings([], logger);
  const counts = logger.info.mock.calls.map(([line]) => /^.*: \d/.exec(line)![0]);
  expect(counts).toEqual(["Findings left before going live: 1", "Findings left before going live: 2"]);
  expect(logger.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("VITE_DEMO_REQUEST_URL is empty"));
});

test("the launch check advises a number to ring where there is none, and does not fail for want of one", () => {
  vi.stubEnv("MODE", "launch");
  const logger = newLogger();
  for (const demoLine of ["", "0113 300 0000"]) {
    Object.assign(site, { demoLine });
    reportFindings([], logger);
  }
  const count = expect.stringMatching(/^Findings left.*: 0/);
  expect(logger.warn.mock.calls.flat()).toEqual([expect.stringContaining("Advice"), count, count]);
  expect(process.exitCode).toBeUndefined();
});
