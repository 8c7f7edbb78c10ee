import { defineConfig } from "@playwright/test";
import base from "../playwright.config";

/** Makes what is made by a browser: icons, fonts, share pictures, and screenshots for whoever reviews the next change. */
export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: "*.generate.ts",
  projects: base.projects!.filter(({ name }) => name === "chromium"),
  webServer: { ...[base.webServer!].flat()[0]!, cwd: "../.." },
});
