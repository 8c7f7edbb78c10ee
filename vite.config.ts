import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
// This file and the modules that it loads import each other with the ending, which Node needs: a later Vite leaves the
// loading to Node. All other imports have none.
import { prerender } from "./src/build/prerender-plugin.ts";
import { previewAsHost } from "./src/build/preview-plugin.ts";

export default defineConfig({
  plugins: [react(), prerender(), previewAsHost()],
  // `vite build` builds both environments, in the order of the plugin `prerender`.
  builder: {},
  environments: {
    client: {
      build: {
        manifest: true,
        rollupOptions: {
          input: { document: "index.html", main: "src/start/main.tsx" },
          // Keeps the export of main.tsx, which the script in the document calls, and lets pages share its modules.
          preserveEntrySignatures: "allow-extension",
        },
      },
    },
    ssr: {
      build: {
        ssr: "src/build/write-site.ts",
        // Below the project, so that it finds react; by process, so that two builds do not meet.
        outDir: `node_modules/.cache/renderer-${process.pid}`,
        copyPublicDir: false,
      },
    },
  },
  build: {
    // The licences of the bundled packages require it.
    license: { fileName: "licences.txt" },
    // Vite would turn small files into data: URIs, which the Content-Security-Policy forbids.
    assetsInlineLimit: 0,
    // The oldest browsers that compute the site's colours; they need fewer prefixes.
    cssTarget: ["chrome120", "edge120", "firefox128", "safari16.4", "ios16.4"],
    // The script in the document preloads the files that the build lists for its page.
    modulePreload: false,
    rollupOptions: {
      // A slow machine is no reason to warn.
      checks: { pluginTimings: false },
      // Vite's default is one file of 332 kB for all that every page needs: a long task.
      output: {
        codeSplitting: {
          groups: [
            {
              name: "react",
              test: /node_modules\/(react|react-dom|scheduler)\//,
              tags: ["$initial"],
              priority: 2,
            },
            { name: "router", test: /node_modules\/react-router/, tags: ["$initial"], priority: 1 },
          ],
        },
      },
    },
  },
  test: {
    // A zone with daylight saving: under UTC nobody would notice a time that is not the visitor's own.
    env: { TZ: "America/New_York" },
    // All processors: Vitest would leave one idle, which is half of a small machine.
    maxWorkers: "100%",
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Files share a process, but no modules (tests/setup.ts): half of the time that a process for each takes.
    isolate: false,
    projects: [
      {
        extends: true,
        test: { name: "unit", setupFiles: "tests/setup.ts", include: ["tests/unit/**/*.test.{ts,tsx}"] },
      },
      {
        extends: true,
        test: {
          name: "component",
          environment: "jsdom",
          setupFiles: ["tests/setup.ts", "tests/component/setup.ts"],
          include: ["tests/component/**/*.test.{ts,tsx}"],
        },
      },
    ],
  },
});
