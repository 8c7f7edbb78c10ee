import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findBrowser } from "../e2e/find-browser";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "find-browser-"));
  vi.stubEnv("PATH", folder);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function file(name: string, mode = 0o755): string {
  writeFileSync(join(folder, name), "");
  chmodSync(join(folder, name), mode);
  return join(folder, name);
}

test("the tests take the browser that the environment names, or else one that is installed, the headless shell last", () => {
  vi.stubEnv("CHROMIUM_PATH", undefined);
  // Playwright's download, which may be on this machine.
  vi.spyOn(chromium, "executablePath").mockReturnValue("");
  const headless = file("chromium-headless-shell");
  expect(findBrowser()).toBe(headless);
  const full = file("chromium");
  expect(findBrowser()).toBe(full);
  const named = file("my-browser");
  vi.stubEnv("CHROMIUM_PATH", named);
  expect(findBrowser()).toBe(named);
});

test("the tests stop with a sentence that says what to do when the named browser is none", () => {
  file("chromium");
  // A folder is "executable" to the file system.
  mkdirSync(join(folder, "folder"));
  for (const path of [join(folder, "nowhere"), file("text", 0o644), join(folder, "folder")]) {
    vi.stubEnv("CHROMIUM_PATH", path);
    expect(findBrowser).toThrow(`CHROMIUM_PATH is ${path}, which is no executable file. Correct it, or unset it.`);
  }
});
