import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { leanPackages } from "./src/prerender/lean-packages.ts";
import { prerender } from "./src/prerender/prerender-plugin.ts";

export default defineConfig({
  plugins: [react(), leanPackages(), prerender()],
  build: {
    // Vite would turn small files into data: URIs, which the Content-Security-Policy forbids.
    assetsInlineLimit: 0,
    // One stylesheet, since it is inlined whole into every page.
    cssCodeSplit: false,
    // The build writes the preload links with their integrity; Vite's helper would only add bytes to the entry.
    modulePreload: false,
    rollupOptions: {
      // A slow machine is no reason to warn.
      checks: { pluginTimings: false },
      // Radix gives every function its name again by a call, which would keep all that nobody uses (3 kB).
      treeshake: { manualPureFunctions: ["__name"] },
    },
  },
  test: {
    environment: "jsdom",
    setupFiles: ["tests/setup.ts"],
    // All processors: Vitest would leave one idle, which is half of a small machine.
    maxWorkers: "100%",
    testTimeout: 30_000,
    // As in tests/playwright.config.ts: a shared machine can stall for seconds.
    retry: process.env.CI ? 2 : 0,
    include: ["tests/{unit,component}/**/*.test.{ts,tsx}"],
  },
});
