import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findBrowser } from "../../tests/e2e/find-browser";
import { FLAGS } from "./chromium";

/**
 * npm fetches it when the bench runs: as a package of the project it would double what a build has to install. The last
 * version that runs on every Node that the project supports.
 */
const LIGHTHOUSE = "lighthouse@12.8.2";

const AUDITS = ["first-contentful-paint", "largest-contentful-paint", "cumulative-layout-shift", "total-blocking-time"];

/** Returns an address's first and largest paint and blocking time, in milliseconds, and its layout shift, on Lighthouse's mobile profile. */
export async function measureWithLighthouse(url: string) {
  const options = ["--quiet", "--output=json", `--only-audits=${AUDITS}`, `--chrome-flags=${FLAGS.join(" ")}`];
  const { stdout } = await promisify(execFile)("npx", ["--yes", LIGHTHOUSE, url, ...options], {
    env: { ...process.env, CHROME_PATH: findBrowser() },
    // A report is larger than Node's default of 1 MB.
    maxBuffer: 50_000_000,
  });
  const { audits } = JSON.parse(stdout) as { audits: Record<string, { numericValue: number }> };
  const [firstPaint, largestPaint, layoutShift, blockingTime] = AUDITS.map((audit) => audits[audit]!.numericValue);
  return {
    firstPaint: firstPaint!,
    largestPaint: largestPaint!,
    layoutShift: layoutShift!,
    blockingTime: blockingTime!,
  };
}
