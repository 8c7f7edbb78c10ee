// @vitest-environment node
import { existsSync, readFileSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { policyReview } from "../../src/content/privacy";
import type { LaunchFinding } from "../../src/build/launch-findings";
import { reportLaunch } from "../../src/build/launch-report";
import type { CallRecording } from "../../src/pages/home/channels/use-recording";
import type { TestimonialsSectionProps } from "../../src/pages/home/testimonials/testimonials-section";
import type { TrustedBySectionProps } from "../../src/pages/home/trusted-by/trusted-by-section";
import type { siteStatus } from "../../src/site";

const SAMPLE_DEPLOYMENT = {
  VITE_SITE_ORIGIN: "https://www.forecourt.example",
  VITE_BOOKING_URL: "https://booking.forecourt.example/demo",
  VITE_DEMO_REQUEST_URL: "",
};

const REAL_DEPLOYMENT = {
  VITE_SITE_ORIGIN: "https://www.real-company.co.uk",
  VITE_BOOKING_URL: "https://booking.real-company.co.uk/demo",
  VITE_DEMO_REQUEST_URL: "https://api.real-company.co.uk/demo",
  VITE_DEMO_REQUEST_FORM: "",
};

const CONSENT = { keptAt: "the contract folder" };

/** The findings of a deployment, and of content in which all that has a status or evidence has this one. */
async function findingsOf(deployment: Record<string, string>, isContentFinal: boolean): Promise<LaunchFinding[]> {
  vi.resetModules();
  for (const [name, value] of Object.entries(deployment)) vi.stubEnv(name, value);
  const { siteStatus: facts } = await import("../../src/site");
  const { testimonials, trustedBy } = await import("../../src/content/home");
  const { policyReview: review } = await import("../../src/content/privacy");
  const { promises } = await import("../../src/content/promises");
  if (isContentFinal) {
    for (const promise of Object.values(promises)) Object.assign(promise, { status: "final" });
    for (const statuses of [facts, review] as Record<string, string>[])
      for (const name of Object.keys(statuses)) statuses[name] = "final";
    for (const shown of [...trustedBy.logos, ...testimonials.testimonials]) Object.assign(shown, { evidence: CONSENT });
  }
  const { launchFindings } = await import("../../src/build/launch-findings");
  return launchFindings();
}

afterEach(() => vi.unstubAllEnvs());

describe("the launch check lists", () => {
  test.each([
    ["the brand", /brand name/],
    ["the domain", /domain/],
    ["the company number", /company number/],
    ["the registered office", /registered office/],
    ["the contact address", /contact e-mail/],
    ["the booking address", /booking address/],
    ["the missing delivery address", /requests are only logged in the visitor's console/],
    ["the accelerator", /accelerator/],
    ["a logo", /logo of Kestrel/],
    ["a testimonial", /testimonial without evidence, Helen Marsh/],
    ["the review of the policy's lawful bases", /lawyer's review .* lawful basis/],
    ["the review of its retention periods", /lawyer's review .* how long/],
    ["a policy whose text is newer than its date", /changed after its date/],
    ["what the first screen promises", /Promise: .*day and night/],
    ["what the demo page promises", /Promise: .*price in writing/],
    ["the review of how long logs are kept", /lawyer's review .* logs kept for 30 days/],
  ])("%s", async (_, what) => {
    const findings = await findingsOf(SAMPLE_DEPLOYMENT, false);
    expect(findings.filter((finding) => what.test(finding.what))).toHaveLength(1);
  });

  test("a delivery address that nobody can have", async () => {
    const findings = await findingsOf(
      { ...REAL_DEPLOYMENT, VITE_DEMO_REQUEST_URL: "https://api.forecourt.example" },
      true,
    );
    expect(findings.map(({ what }) => what)).toEqual([expect.stringContaining("Sample: delivery address")]);
  });

  describe("a recording", () => {
    const ID = "voice-after-hours";

    /** The findings where all is final, but for a recording that differs like this from a faultless one. */
    async function findingsOfRecording(difference: Partial<CallRecording>) {
      await findingsOf(REAL_DEPLOYMENT, true);
      const { recordings } = await import("../../src/content/recordings");
      const { voice } = await import("../../src/content/voice");
      const { launchFindings } = await import("../../src/build/launch-findings");
      const starts = voice.samples.find(({ id }) => id === ID)!.lines.map((_, index) => index * 3);
      const faultless = { file: "/call.mp3", seconds: 60, consent: CONSENT, starts };
      recordings[ID] = { ...faultless, ...difference };
      return launchFindings();
    }

    test("without the consent of those who are heard", async () => {
      expect(await findingsOfRecording({ consent: "sample" })).toEqual([
        {
          what: expect.stringMatching(/consent .* recording of voice-after-hours$/),
          file: "src/content/recordings.ts",
        },
      ]);
    });

    test.each([
      ["starts for fewer lines than the call has", { starts: [0, 3] }],
      ["starts that are not in order", { starts: [0, 3, 9, 6, 12, 15, 18, 21] }],
      ["a start after its end", { seconds: 20 }],
    ])("with %s", async (_, difference) => {
      expect(await findingsOfRecording(difference)).toEqual([
        {
          what: expect.stringMatching(/recording of voice-after-hours has no start/),
          file: "src/content/recordings.ts",
        },
      ]);
    });

    test("but not one that has all", async () => {
      expect(await findingsOfRecording({})).toEqual([]);
    });
  });

  test("each required field that a form service's template leaves out", async () => {
    const template = '[["name","{fullName}"],["email","{workEmail}"],["company","{companyName}"]]';
    const findings = await findingsOf({ ...REAL_DEPLOYMENT, VITE_DEMO_REQUEST_FORM: template }, true);
    expect(findings.map(({ what }) => what)).toEqual([expect.stringContaining("{phoneNumber}")]);
  });

  test("nothing of an address of the site's own", async () => {
    expect(await findingsOf({ ...REAL_DEPLOYMENT, VITE_DEMO_REQUEST_URL: "/api/demo" }, true)).toEqual([]);
  });

  test("each with a file to edit that is there", async () => {
    const findings = await findingsOf(SAMPLE_DEPLOYMENT, false);
    for (const { file, what } of findings) {
      const files = file.split(", ").filter((name) => name !== "or the host's environment");
      expect(files).not.toEqual([]);
      expect({ what, missing: files.filter((name) => !existsSync(name)) }).toEqual({ what, missing: [] });
    }
  });

  test("each promise with words that the site says, in the file that it names", async () => {
    const { promises } = await import("../../src/content/promises");
    for (const { says, file } of Object.values(promises))
      expect(readFileSync(file, "utf8")).toContain(says.replace(/^Recordings: /, ""));
  });

  test("nothing once all is final", async () => {
    expect(await findingsOf(REAL_DEPLOYMENT, true)).toEqual([]);
  });
});

// Held by `npm run check`: an expected error that does not come is an error, too.
test("what has no status does not pass the type check", () => {
  // @ts-expect-error -- the other facts are missing
  const facts: typeof siteStatus = { brand: "final" };
  // @ts-expect-error -- the other matters are missing
  const review: typeof policyReview = { lawfulBases: "final" };
  // @ts-expect-error -- it has no evidence
  const logo: TrustedBySectionProps["logos"][number] = { name: "ashdown", title: "A customer" };
  const quoted = { quote: "", author: "", role: "", company: "" };
  // @ts-expect-error -- it has no evidence
  const testimonial: TestimonialsSectionProps["testimonials"][number] = quoted;
  // @ts-expect-error -- evidence says where it is kept
  const vague: TestimonialsSectionProps["testimonials"][number] = { ...quoted, evidence: "final" };
  // @ts-expect-error -- nothing says where the consent is kept
  const recording: CallRecording = { file: "", seconds: 1, starts: [] };
  expect([facts, review, logo, testimonial, vague, recording]).toHaveLength(6);
});

describe("the report", () => {
  const FINDING: LaunchFinding = { what: "Sample: brand name", file: "src/site.ts" };
  const auditOf = (total: number) => JSON.stringify({ metadata: { vulnerabilities: { total } } });
  let folder = "";

  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "launch-"))));
  afterAll(() => rm(folder, { recursive: true }));
  // The check says what it found by the process' exit code, which must not become that of the tests.
  beforeEach(() => void (process.exitCode = undefined));
  afterEach(() => void (process.exitCode = undefined));

  /** An npm that answers an audit, and nothing else, with this output; by 1, as npm does when it found something. */
  async function stubNpm(output: string) {
    const npm = join(folder, "npm");
    await writeFile(npm, `#!/bin/sh\n[ "$*" = "audit --omit=dev --json" ] && cat <<'JSON'\n${output}\nJSON\nexit 1\n`);
    await chmod(npm, 0o755);
    return `${folder}${delimiter}${process.env.PATH}`;
  }

  async function report(findings: LaunchFinding[], output: string) {
    vi.stubEnv("PATH", await stubNpm(output));
    const lines: string[] = [];
    await reportLaunch(findings, (line) => lines.push(line));
    return { lines, exitCode: process.exitCode ?? 0 };
  }

  test.each([
    ["nothing is left and nothing is known against the packages", [], auditOf(0), 0, "nothing known"],
    ["nothing is left and the registry does not answer", [], "<html>405</html>", 0, "no answer from the registry"],
    ["nothing is left and the registry answers with an error", [], '{"error":{}}', 0, "no answer from the registry"],
    ["a package is vulnerable", [], auditOf(2), 1, "2 known vulnerabilities"],
    ["something is left", [FINDING], auditOf(0), 1, "nothing known"],
  ] as const)("when %s", async (_, findings, output, expected, sentence) => {
    const { lines, exitCode } = await report([...findings], output);
    expect(exitCode).toBe(expected);
    expect(lines.some((line) => line.includes(sentence))).toBe(true);
    expect(lines.includes("Ready to go live.")).toBe(expected === 0);
  });
});
