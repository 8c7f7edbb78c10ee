import { spawn, spawnSync } from "node:child_process";
import { chmodSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect } from "@playwright/test";
import { BUILT_SITE } from "./build-site";
import { freePort } from "./free-port";

/** A file of `hosts/` that serves the built site. */
const hostFile = (name: string) =>
  readFileSync(`hosts/${name}`, "utf8").replace("/var/www/site/dist", resolve(BUILT_SITE));

/** Starts a host with its configuration in a folder of its own, on a free port. Resolves when it answers. */
async function startHost(
  command: string,
  configure: (folder: string, port: number) => { file: string; text: string; args: string[]; env?: NodeJS.ProcessEnv },
) {
  const folder = await mkdtemp(join(tmpdir(), "host-"));
  // Started as root, its workers may be another user.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const { file, text, args, env } = configure(folder, port);
  await writeFile(join(folder, file), text);
  const host = spawn(command, args, { env: { ...process.env, ...env } });
  let errors = "";
  host.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise((done) => host.once("exit", done));
  const origin = `http://localhost:${port}`;
  const answer = () => fetch(origin).catch(() => Promise.reject(new Error(`${command} does not answer: ${errors}`)));
  await expect(async () => void (await answer())).toPass({ timeout: 15_000 });
  return {
    origin,
    async stop() {
      host.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

// nginx prints its options to stderr; without nginx, stderr is null.
const nginxOptions = spawnSync("nginx", ["-V"], { encoding: "utf8" }).stderr ?? "";
const mimeTypes = join(dirname(/--conf-path=(\S+)/.exec(nginxOptions)?.[1] ?? ""), "mime.types");

function startNginx() {
  return startHost("nginx", (folder, port) => {
    const spools = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    const text = [
      "daemon off;",
      ...(process.getuid?.() === 0 ? ["user root;"] : []),
      `pid ${join(folder, "nginx.pid")};`,
      "error_log stderr;",
      "events {}",
      `http { include ${mimeTypes}; access_log off;`,
      ...spools.map((name) => `${name}_temp_path ${join(folder, name)};`),
      hostFile("nginx.conf").replace("listen 8080", `listen localhost:${port}`),
      "}",
    ].join("\n");
    return { file: "nginx.conf", text, args: ["-c", join(folder, "nginx.conf"), "-e", "stderr"] };
  });
}

function startCaddy() {
  return startHost("caddy", (folder, port) => ({
    file: "Caddyfile",
    text: `{\n\tadmin off\n}\n${hostFile("Caddyfile")}`,
    args: ["run", "--config", join(folder, "Caddyfile"), "--adapter", "caddyfile"],
    env: { SITE_ADDRESS: `http://localhost:${port}`, HOME: folder, XDG_DATA_HOME: folder },
  }));
}

/** The hosts of `hosts/` that can be tried, and whether each is installed here. */
export const HOSTS = [
  { name: "nginx", isInstalled: nginxOptions !== "", start: startNginx },
  { name: "Caddy", isInstalled: spawnSync("caddy", ["version"]).status === 0, start: startCaddy },
];
