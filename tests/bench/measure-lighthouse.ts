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

/** Has npm fetch Lighthouse, where it has not done so yet. Resolves with the search path on which its command is. */
async function fetchLighthouse(): Promise<string> {
  const { stdout } = await run("npm", [
    "exec",
    "--yes",
    `--package=${LIGHTHOUSE}`,
    "--",
    "node",
    "-p",
    "process.env.PATH",
  ]);
  return stdout.trim();
}

/** Has Lighthouse look at addresses one after the other, in a browser of their own; resolves with what it says of each. */
export async function measureLighthouse(executable: string, urls: string[]): Promise<Reckoning[]> {
  const PATH = await fetchLighthouse();
  const port = await freePort();
  const chromium = await startChromium(executable, [`--remote-debugging-port=${port}`]);
  const options = [
    `--port=${port}`,
    "--quiet",
    "--output=json",
    "--disable-full-page-screenshot",
    `--only-audits=${AUDITS.join(",")}`,
  ];
  const reckonings: Reckoning[] = [];
  try {
    for (const url of urls) {
      const { stdout } = await run("lighthouse", [url, ...options], {
        env: { ...process.env, PATH },
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
