import { spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync } from "node:fs";
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
  try {
    await expect(async () => void (await fetch(origin))).toPass({ timeout: 15_000 });
  } catch (error) {
    throw new Error(`${command} did not start: ${errors}`, { cause: error });
  }
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
const nginxPath = (option: string) => new RegExp(`--${option}=(\\S+)`).exec(nginxOptions)?.[1] ?? "";
const brotliModule = join(nginxPath("modules-path"), "ngx_http_brotli_filter_module.so");
const hasBrotli = existsSync(brotliModule);

function startNginx() {
  return startHost("nginx", (folder, port) => {
    const configuration = hostFile("nginx.conf");
    // The lines that the file suggests where the brotli module is installed.
    const brotli = [...configuration.matchAll(/^#   (brotli.*)$/gm)].map(([, line]) => line);
    const spools = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    const text = [
      "daemon off;",
      ...(hasBrotli ? [`load_module ${brotliModule};`] : []),
      ...(process.getuid?.() === 0 ? ["user root;"] : []),
      `pid ${join(folder, "nginx.pid")};`,
      "error_log stderr;",
      "events {}",
      `http { include ${join(dirname(nginxPath("conf-path")), "mime.types")}; access_log off;`,
      ...spools.map((name) => `${name}_temp_path ${join(folder, name)};`),
      ...(hasBrotli ? brotli : []),
      configuration.replace("listen 8080", `listen localhost:${port}`),
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

/** The hosts of `hosts/` that can be tried: whether each is installed here, and how it compresses. */
export const HOSTS = [
  { name: "nginx", isInstalled: nginxOptions !== "", encoding: hasBrotli ? "br" : "gzip", start: startNginx },
  { name: "Caddy", isInstalled: spawnSync("caddy", ["version"]).status === 0, encoding: "gzip", start: startCaddy },
];
