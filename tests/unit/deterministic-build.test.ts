// @vitest-environment node
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

const run = promisify(execFile);

let folder = "";
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "build-"))));
afterAll(() => rm(folder, { recursive: true }));

/** Builds the site and returns the hash of each file by its path. */
async function build(name: string): Promise<Record<string, string>> {
  const outDir = join(folder, name);
  await run(process.execPath, ["node_modules/vite/bin/vite.js", "build", "--outDir", outDir, "--logLevel", "error"], {
    // Vitest's own would make React a development build.
    env: { ...process.env, NODE_ENV: "production" },
  });
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hashes = files.toSorted().map(async (file) => {
    const hash = createHash("sha256").update(await readFile(file));
    return [file.slice(outDir.length), hash.digest("hex")] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}

test("the same input builds to the same bytes", { timeout: 60_000 }, async () => {
  const first = await build("first");
  expect(Object.keys(first)).toContain("/index.html");
  expect(await build("second")).toEqual(first);
});
