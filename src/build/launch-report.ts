import { execFile } from "node:child_process";
import type { LaunchFinding } from "./launch-findings.ts";

/** Vite's mode in which `npm run launch-check` builds. */
export const LAUNCH_MODE = "launch";

/** What `npm audit` knows of the packages that reach the visitor, in one sentence; the registry may not answer. */
function audit(): Promise<{ isClean: boolean; sentence: string }> {
  const unanswered = {
    isClean: false,
    sentence: "npm audit: no answer from the registry; run this check again where there is one.",
  };
  return new Promise((resolve) => {
    // npm exits with 1 for findings, too: what counts is what it printed.
    execFile("npm", ["audit", "--omit=dev", "--json"], { timeout: 30_000 }, (_, output) => {
      try {
        const total = (JSON.parse(output) as { metadata?: { vulnerabilities?: { total?: number } } }).metadata
          ?.vulnerabilities?.total;
        if (total === undefined) resolve(unanswered);
        else if (total === 0) resolve({ isClean: true, sentence: "npm audit: nothing known against the packages." });
        else resolve({ isClean: false, sentence: `npm audit: ${total} known vulnerabilities; run \`npm audit\`.` });
      } catch {
        resolve(unanswered);
      }
    });
  });
}

/** The launch check's list. Sets the exit code to 1 while anything is left, or the packages could not be checked. */
export async function reportLaunch(findings: LaunchFinding[], print: (line: string) => void): Promise<void> {
  for (const { what, file, next } of findings) print(`  ${what}\n    edit ${file}${next ? `, then ${next}` : ""}`);
  const { isClean, sentence } = await audit();
  print(sentence);
  if (findings.length > 0) print(`${findings.length} things are left before going live.`);
  else print(isClean ? "Ready to go live." : "Not ready to go live.");
  if (findings.length > 0 || !isClean) process.exitCode = 1;
}
