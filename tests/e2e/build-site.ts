import { execFile, spawn } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { preview } from "vite";
import { freePort } from "./free-port";

const VITE = join(process.cwd(), "node_modules/vite/bin/vite.js");

/** The site's folder as `npm run build` makes it, and as the tests' server serves it. */
export const BUILT_SITE = "dist";

/** A folder of the tests' own, which git ignores. */
export const testFolder = (name: string) => join(".cache/e2e", name);

/** The folder of the site with a form service and everything switched on. */
export const FULL_SITE = testFolder("full");

/** The folder of the site that the launch check looked at, and the file with what it printed. */
export const LAUNCH_SITE = testFolder("launch");
export const LAUNCH_REPORT = testFolder("launch.txt");

interface BuildResult {
  exitCode: number;
  /** All that was printed. */
  output: string;
}

/**
 * Builds the site as `npm run build` does.
 *
 * @param folder where to, relative to the project; it is emptied first
 * @param environment variables that differ from the committed ones
 * @param mode Vite's; that of `npm run launch-check` prints its list
 */
export function buildSite(
  folder: string,
  environment: Record<string, string> = {},
  mode = "production",
): Promise<BuildResult> {
  const options = ["build", "--mode", mode, "--logLevel", "warn", "--outDir", folder, "--emptyOutDir"];
  const settings = { env: { ...process.env, ...environment } };
  return new Promise((resolve) => {
    execFile(process.execPath, [VITE, ...options], settings, (error, out, err) =>
      resolve({ exitCode: error ? Number(error.code) : 0, output: out + err }),
    );
  });
}

/** Every file of a folder, with its content. */
export async function filesOf(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const contents = await Promise.all(
    files.toSorted().map(async (file) => [file.slice(folder.length), await readFile(file)] as const),
  );
  return new Map(contents);
}

interface RunningSite {
  origin: string;
  stop: () => void;
}

/** Serves a built folder as `npm start` does, on a free port. */
export async function serveSite(folder: string): Promise<RunningSite> {
  const server = await preview({ build: { outDir: folder }, preview: { port: 0 }, logLevel: "error" });
  // Node's default of 5 s may close a connection just as the browser uses it again.
  Object.assign(server.httpServer, { keepAliveTimeout: 120_000 });
  const { port } = server.httpServer.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, stop: () => void server.close() };
}

/** Starts the development server as `npm run dev` does, on a free port. Resolves before it listens. */
export async function serveDevelopment(): Promise<RunningSite> {
  const port = String(await freePort());
  // Vite's preview has set NODE_ENV to "production" for this process.
  const server = spawn(process.execPath, [VITE, "--port", port, "--strictPort", "--logLevel", "error"], {
    env: { ...process.env, NODE_ENV: "development" },
  });
  return { origin: `http://localhost:${port}`, stop: () => void server.kill() };
}
