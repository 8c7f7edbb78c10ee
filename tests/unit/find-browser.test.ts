// @vitest-environment node
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BROWSER_VARIABLE, findBrowser } from "../e2e/find-browser";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "find-browser-"));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

async function executable(name: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, "#!/bin/sh\n");
  await chmod(path, 0o755);
  return path;
}

test("takes the browser that the environment names, whatever else is installed", async () => {
  const named = await executable("my-browser");
  const onPath = await executable("chromium");
  vi.stubEnv("PATH", folder);
  vi.stubEnv(BROWSER_VARIABLE, named);
  expect(findBrowser()).toBe(named);
  expect(findBrowser()).not.toBe(onPath);
});

test.each(["chromium", "google-chrome"])("finds %s on the path when nothing is named", async (name) => {
  const onPath = await executable(name);
  vi.stubEnv("PATH", folder);
  vi.stubEnv(BROWSER_VARIABLE, undefined);
  expect(findBrowser()).toBe(onPath);
});

test.each([
  ["does not exist", async () => join(folder, "nowhere")],
  [
    "cannot be run",
    async () => {
      const path = join(folder, "text");
      await writeFile(path, "");
      await chmod(path, 0o644);
      return path;
    },
  ],
  // A folder is "executable" to the file system.
  ["is a folder", async () => folder],
])("stops with a sentence that says what to do when the named browser %s", async (_, wrong) => {
  const path = await wrong();
  await executable("chromium");
  vi.stubEnv("PATH", folder);
  vi.stubEnv(BROWSER_VARIABLE, path);
  expect(findBrowser).toThrow(`${BROWSER_VARIABLE} is ${path}, which is no executable file. Correct it, or unset it.`);
});
