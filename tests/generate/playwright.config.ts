import { defineConfig } from "@playwright/test";
import base from "../playwright.config";

/** Generators that need a browser: icons, fonts, share pictures, and screenshots for reviews. */
export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: "*.generate.ts",
  projects: base.projects!.filter(({ name }) => name === "chromium"),
  globalSetup: "../e2e/serve-sites.ts",
});
