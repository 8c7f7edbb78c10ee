import { defineConfig } from "@playwright/test";
import base from "../../tests/playwright.config";

/** Generators that need a browser: icons, fonts, share pictures, and screenshots for reviews. */
export default defineConfig({
  ...base,
  testDir: ".",
  outputDir: "../../.cache/playwright",
  testMatch: "*.generate.ts",
  projects: base.projects!.filter(({ name }) => name === "chromium"),
  globalSetup: "../../tests/e2e/serve-sites.ts",
});
