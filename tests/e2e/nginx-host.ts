import { chmodSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { BUILT_SITE } from "./build-site";
import { findNginx } from "./find-nginx";
import { freePort } from "./free-port";
import { startHost, type RunningHost } from "./start-host";

/** A file of `hosts/` that serves the built site. */
export const hostFile = (name: string) =>
  readFileSync(`hosts/${name}`, "utf8").replace("/var/www/site/dist", resolve(BUILT_SITE));

/** A folder for what a host writes. Started as root, its workers may be another user. */
export async function hostFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "host-"));
  chmodSync(folder, 0o755);
  return folder;
}

/** The lines that the file suggests where the brotli module is installed. */
const brotliLines = () => [...hostFile("nginx.conf").matchAll(/^#   (brotli.*)$/gm)].map(([, line]) => line).join("\n");

/** Serves the built site by the installed nginx under `hosts/nginx.conf`. */
export async function startNginx(): Promise<RunningHost> {
  const installed = findNginx()!;
  const folder = await hostFolder();
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
    hostFile("nginx.conf").replace("listen 8080", `listen localhost:${port}`),
    "}",
  ];
  await writeFile(join(folder, "nginx.conf"), configuration.join("\n"));
  const host = await startHost("nginx", ["-c", join(folder, "nginx.conf"), "-e", "stderr"], port);
  return { ...host, stop: () => host.stop().then(() => rm(folder, { recursive: true })) };
}
