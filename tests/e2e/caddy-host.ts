import { spawnSync } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "./free-port";
import { CURRENT, releaseFolder } from "./nginx-host";
import { startHost, type RunningHost } from "./start-host";

/** Whether Caddy is installed. */
export const hasCaddy = (): boolean => spawnSync("caddy", ["version"]).status === 0;

/** Serves the built site by the installed Caddy, by a Caddyfile such as the build writes, without TLS. */
export async function startCaddy(site: string): Promise<RunningHost> {
  const folder = await releaseFolder();
  const port = await freePort();
  const file = join(folder, "Caddyfile");
  const address = site.replaceAll(CURRENT, folder).replace(/^https?:\S+/, `http://localhost:${port}`);
  await writeFile(file, `{\n\tadmin off\n}\n${address}`);
  const args = ["run", "--config", file, "--adapter", "caddyfile"];
  const host = await startHost("caddy", args, port, { ...process.env, HOME: folder, XDG_DATA_HOME: folder });
  return { ...host, stop: () => host.stop().then(() => rm(folder, { recursive: true })) };
}
