import { existsSync } from "node:fs";
import { defineConfig, devices, firefox, webkit } from "@playwright/test";
import { TEST_DEPLOYMENT } from "./deployment";
import { findBrowser } from "./e2e/find-browser";
import { HOSTS } from "./e2e/installed-hosts";

/**
 * What Playwright switches off in Chromium, and the address bar's popups: each window renders two, which is half of what
 * it costs to open a page.
 */
const DISABLED_FEATURES = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];

// This file runs once in the main process and again in every worker, which inherits the environment.
const isMainProcess = process.env.E2E_ORIGIN === undefined;
process.env.CHROMIUM_PATH = findBrowser();
// Every build of the tests has it, but for what a test changes.
Object.assign(process.env, TEST_DEPLOYMENT);

// Besides Chromium, whichever of Playwright's engines is installed; the others are named, not passed over.
const otherEngines = [
  { name: "firefox", device: "Desktop Firefox", path: firefox.executablePath() },
  { name: "webkit", device: "Desktop Safari", path: webkit.executablePath() },
];
const installedEngines = otherEngines.filter(({ path }) => existsSync(path));
const leftOut = [...otherEngines, ...HOSTS].filter((one) => ("path" in one ? !existsSync(one.path) : !one.isInstalled));
if (isMainProcess && leftOut.length > 0) {
  const names = leftOut.map(({ name }) => name).join(", ");
  console.info(`Left out, since not installed: ${names} (engines: npx playwright install firefox webkit).`);
}

export default defineConfig({
  testDir: "e2e",
  outputDir: "../.cache/playwright",
  fullyParallel: true,
  // Much of a test is waiting.
  workers: "150%",
  // A slow machine is an ordinary one.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // Lists what failed at the end of the output.
  reporter: "dot",
  use: {
    baseURL: process.env.E2E_ORIGIN,
  },
  globalSetup: "./e2e/serve-sites.ts",
  projects: [
    {
      name: "chromium",
      use: {
        ...devices["Desktop Chrome"],
        launchOptions: {
          executablePath: process.env.CHROMIUM_PATH,
          // One process per page: a second one for the address would cost a sixth of opening it.
          args: ["--disable-site-isolation-trials", `--disable-features=${DISABLED_FEATURES.join()}`],
        },
      },
    },
    // The tests of what engines do differently.
    ...installedEngines.map(({ name, device }) => ({ name, grep: /@engines/, use: { ...devices[device] } })),
  ],
});
