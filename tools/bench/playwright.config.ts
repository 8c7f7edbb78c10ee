import { defineConfig } from "@playwright/test";

/** Playwright runs the TypeScript; the bench starts its own browser (chromium.ts). */
export default defineConfig({ outputDir: "../../.cache/bench", timeout: 0, reporter: "line" });
