import { spawnSync } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "./free-port";
import { hostFile, hostFolder } from "./nginx-host";
import { startHost, type RunningHost } from "./start-host";

/** Whether Caddy is installed. */
export const hasCaddy = (): boolean => spawnSync("caddy", ["version"]).status === 0;

/** Serves the built site by the installed Caddy under `hosts/Caddyfile`, without TLS. */
export async function startCaddy(): Promise<RunningHost> {
  const folder = await hostFolder();
  const port = await freePort();
  const file = join(folder, "Caddyfile");
  await writeFile(file, `{\n\tadmin off\n}\n${hostFile("Caddyfile")}`);
  const args = ["run", "--config", file, "--adapter", "caddyfile"];
  const environment = { SITE_ADDRESS: `http://localhost:${port}`, HOME: folder, XDG_DATA_HOME: folder };
  const host = await startHost("caddy", args, port, { ...process.env, ...environment });
  return { ...host, stop: () => host.stop().then(() => rm(folder, { recursive: true })) };
}
