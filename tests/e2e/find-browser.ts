import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Debian's Chromium, Google Chrome on Linux, Playwright's download. */
const PLACES = ["/usr/bin/chromium", "/usr/bin/google-chrome", chromium.executablePath()];

/** With fonts as wide as Arial: without them nothing stands in for the site's fonts while they load. */
const FROM_DEBIAN =
  "apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium fonts-liberation </dev/null";
const FROM_PLAYWRIGHT = "npx playwright install chromium";

/**
 * The path of the Chromium that the tests drive: the one that CHROMIUM_PATH names, or one that is installed, now if need
 * be. Throws if there is none.
 */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH;
  const find = () => (named ? [named] : PLACES).find((place) => existsSync(place));
  const isRootOnDebian = process.getuid?.() === 0 && existsSync("/etc/debian_version");
  for (const command of isRootOnDebian ? [FROM_DEBIAN, FROM_PLAYWRIGHT] : [FROM_PLAYWRIGHT])
    if (!named && !find()) spawnSync(command, { shell: true, stdio: "inherit" });
  const found = find();
  if (found) return found;
  const places = (named ? [named] : PLACES).join(", ");
  throw new Error(`No browser at ${places}. Install Chromium or Chrome, or set CHROMIUM_PATH to its executable.`);
}
