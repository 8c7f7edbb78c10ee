import { defineConfig } from "@playwright/test";
import base from "../playwright.config";

/** `npm run screenshots`: every page, width and state as a picture, for whoever reviews the next change. */
export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: "*.pictures.ts",
  projects: base.projects!.filter(({ name }) => name === "chromium"),
  webServer: { ...[base.webServer!].flat()[0]!, cwd: "../.." },
});
