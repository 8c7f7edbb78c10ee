import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const FULL_BROWSERS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/** The same engine without the desktop around it. It is no visitor's browser: focus and permissions differ. */
const HEADLESS_SHELL = "chromium-headless-shell";

const FIXED_PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function installedBrowser(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const onPath = (names: string[]) => names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const places = [...onPath(FULL_BROWSERS), ...FIXED_PLACES, chromium.executablePath(), ...onPath([HEADLESS_SHELL])];
  return places.find(isExecutable);
}

/** Runs an installer and says whether it succeeded; its output goes to the terminal, since it takes minutes. */
function succeeds(command: string, ...options: string[]): boolean {
  return spawnSync(command, options, { stdio: ["ignore", "inherit", "inherit"] }).status === 0;
}

function install(): void {
  console.warn("No Chromium found; installing one.");
  const isRootOnDebian = process.getuid?.() === 0 && existsSync("/etc/debian_version");
  // With fonts as wide as Arial: without them nothing stands in for the site's fonts while they load.
  const fromDebian = (name: string) =>
    succeeds("apt-get", "install", "-y", "-qq", "--no-install-recommends", name, "fonts-liberation");
  if (isRootOnDebian && succeeds("apt-get", "update", "-qq") && ["chromium", HEADLESS_SHELL].some(fromDebian)) return;
  succeeds("npx", "playwright", "install", "chromium");
}

/**
 * The Chromium that the tests drive: the one that CHROMIUM_PATH names, one that is installed, Debian's package where
 * we may install it, or Playwright's download.
 *
 * @returns the absolute path of an executable
 * @throws with a sentence that says what to do when none can be had
 */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isExecutable(named))
    throw new Error(`CHROMIUM_PATH is ${named}, which is no executable file. Correct it, or unset it.`);
  const found = (named || installedBrowser()) ?? (install(), installedBrowser());
  if (found) return found;
  throw new Error(
    "The end-to-end tests need Chromium or Chrome and could not install one. Install either, or set CHROMIUM_PATH to its executable.",
  );
}
