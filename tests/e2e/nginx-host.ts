import { chmodSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { hostsFolder } from "../../src/build/write-site";
import { BUILT_SITE } from "./build-site";
import { findNginx } from "./find-nginx";
import { freePort } from "./free-port";
import { startHost, type RunningHost } from "./start-host";

/** Where the hosts' files have the release that is served. */
export const CURRENT = "/var/www/site/current";

/** A host's file, as the build of the tests has written it. */
export const builtHostFile = (name: string) => readFileSync(join(hostsFolder(BUILT_SITE), name), "utf8");

/** A folder that stands in for `CURRENT`. */
export async function releaseFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "release-"));
  // Started as root, a host's workers may be another user.
  chmodSync(folder, 0o755);
  await symlink(resolve(BUILT_SITE), join(folder, "dist"));
  return folder;
}

/** What README adds where the module is installed. */
function brotliLines(): string {
  const [, lines] = /```nginx\n([^`]*brotli on;[^`]*)```/.exec(readFileSync("README.md", "utf8")) ?? [];
  if (!lines) throw new Error("README has no nginx block with brotli.");
  return lines;
}

/** Serves the built site by the installed nginx, by a configuration such as the build writes. */
export async function startNginx(site: string): Promise<RunningHost> {
  const installed = findNginx()!;
  const folder = await releaseFolder();
  const port = await freePort();
  await mkdir(join(folder, "temp"));
  const spools = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, "temp", name)};`,
  );
  const configuration = [
    "daemon off;",
    ...(installed.brotli ? [`load_module ${installed.brotli};`] : []),
    ...(process.getuid?.() === 0 ? ["user root;"] : []),
    `pid ${join(folder, "nginx.pid")};`,
    "error_log stderr;",
    "events {}",
    `http { include ${installed.types}; access_log off; ${spools.join(" ")}`,
    installed.brotli ? brotliLines() : "",
    site.replaceAll(CURRENT, folder).replace("listen 8080", `listen localhost:${port}`),
    "}",
  ];
  await writeFile(join(folder, "nginx.conf"), configuration.join("\n"));
  const host = await startHost("nginx", ["-c", join(folder, "nginx.conf"), "-e", "stderr"], port);
  return { ...host, stop: () => host.stop().then(() => rm(folder, { recursive: true })) };
}
