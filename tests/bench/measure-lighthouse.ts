import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { freePort } from "../e2e/free-port";
import { startChromium } from "./chromium";

const run = promisify(execFile);

/**
 * Fetched by npm when the bench runs it, and no package of the project's: it would double what a build has to install.
 * The last that runs on every Node that the project supports.
 */
const LIGHTHOUSE = "lighthouse@12.8.2";

/** What Lighthouse reckons that a visit to a page takes on its mobile profile; milliseconds. */
export interface Reckoning {
  firstPaint: number;
  largestPaint: number;
}

const AUDITS = ["first-contentful-paint", "largest-contentful-paint"] as const;

interface Report {
  audits: Record<(typeof AUDITS)[number], { numericValue: number }>;
}

/** Has Lighthouse look at addresses one after the other, in a browser of their own; resolves with what it says of each. */
export async function measureLighthouse(executable: string, urls: string[]): Promise<Reckoning[]> {
  const port = await freePort();
  const chromium = await startChromium(executable, [`--remote-debugging-port=${port}`]);
  const reckonings: Reckoning[] = [];
  try {
    for (const url of urls) {
      const command = ["exec", "--yes", `--package=${LIGHTHOUSE}`, "--", "lighthouse", url];
      const options = [`--port=${port}`, "--quiet", "--output=json", "--disable-full-page-screenshot"];
      const { stdout } = await run("npm", [...command, ...options, `--only-audits=${AUDITS.join(",")}`], {
        // A report is larger than what Node takes by default.
        maxBuffer: 50_000_000,
      });
      const { audits } = JSON.parse(stdout) as Report;
      const [firstPaint, largestPaint] = AUDITS.map((audit) => audits[audit].numericValue) as [number, number];
      reckonings.push({ firstPaint, largestPaint });
    }
  } finally {
    await chromium.close();
  }
  return reckonings;
}
