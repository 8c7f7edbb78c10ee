import { execFileSync, spawn } from "node:child_process";
import { chmodSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { BUILT_SITE } from "./build-site";
import { expect } from "./fixtures";
import { findNginx } from "./find-nginx";
import { freePort } from "./free-port";

/** Where README's configuration has the site. */
const PLACE = "/var/www/forecourt";

/** The block of a language that holds a text, as README has it. */
function blockOf(language: string, text: string): string {
  const readme = readFileSync("README.md", "utf8");
  const blocks = [...readme.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, "g"))].map(
    ([, code]) => code!,
  );
  const found = blocks.find((code) => code.includes(text));
  if (!found) throw new Error(`README has no ${language} block with ${text}`);
  return found;
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** Serves the built site by the installed nginx, with the shell lines and the configuration that README gives. */
export async function startNginx(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const installed = findNginx()!;
  const folder = await mkdtemp(join(tmpdir(), "nginx-"));
  // Started as root, its workers are another user.
  chmodSync(folder, 0o755);
  await mkdir(join(folder, "temp"));
  await symlink(resolve(BUILT_SITE), join(folder, "dist"));
  execFileSync("sh", ["-c", blockOf("sh", "security-headers.conf")], { cwd: folder });

  const port = await freePort();
  const site = blockOf("nginx", "server {")
    .replaceAll(PLACE, folder)
    .replace("listen 8080", `listen localhost:${port}`);
  const server = installed.brotli
    ? site.replace("gzip on;", (line) => `${line}\n${blockOf("nginx", "brotli on;")}`)
    : site;
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
    `http { include ${installed.types}; access_log off; ${spools.join(" ")} ${server} }`,
  ];
  await writeFile(join(folder, "nginx.conf"), configuration.join("\n"));
  const origin = `http://localhost:${port}`;
  let said = "";
  const nginx = spawn("nginx", ["-c", join(folder, "nginx.conf"), "-e", "stderr"]);
  nginx.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  await expect.poll(() => answers(origin), { message: said }).toBe(true);

  return {
    origin,
    async stop() {
      const ended = new Promise((done) => nginx.once("exit", done));
      nginx.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
