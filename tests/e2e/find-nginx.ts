import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The installed nginx's table of media types, beside the configuration that it was built with; undefined without nginx. */
export function nginxTypes(): string | undefined {
  // It prints to the error output; where there is none, nothing is said.
  const { stderr } = spawnSync("nginx", ["-V"], { encoding: "utf8" });
  const configuration = /--conf-path=(\S+)/.exec(stderr ?? "")?.[1];
  if (!configuration) return undefined;
  const types = join(dirname(configuration), "mime.types");
  return existsSync(types) ? types : undefined;
}
