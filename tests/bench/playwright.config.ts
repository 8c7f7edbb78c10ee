import { defineConfig } from "@playwright/test";
import { findBrowser } from "../e2e/find-browser";
import { freePort } from "../e2e/free-port";

// This file runs once in the main process and again in the worker, which inherits the environment.
process.env.CHROMIUM_PATH = findBrowser();
process.env.BENCH_PORT ??= String(await freePort());

const baseURL = `http://localhost:${process.env.BENCH_PORT}`;

export default defineConfig({
  outputDir: "../../.cache/bench",
  // One visit at a time: they would take each other's processor.
  workers: 1,
  timeout: 0,
  reporter: "line",
  use: {
    baseURL,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // Chromium's sandbox refuses to run as root.
      args: ["--disable-background-networking", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
    },
  },
  webServer: {
    command: `npx vite build --logLevel warn && npx vite preview --strictPort --port ${process.env.BENCH_PORT}`,
    cwd: "../..",
    url: baseURL,
    timeout: 120_000,
  },
});
