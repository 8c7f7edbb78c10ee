import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** What a test needs to run nginx with a configuration of its own. */
interface Nginx {
  /** The table of media types, beside the configuration that nginx was built with. */
  types: string;
  /** The module that compresses with brotli, where it is installed. */
  brotli: string | undefined;
}

/** The installed nginx; undefined without one. */
export function findNginx(): Nginx | undefined {
  // It prints to the error output; where there is none, nothing is said.
  const { stderr } = spawnSync("nginx", ["-V"], { encoding: "utf8" });
  const folderOf = (option: string) => new RegExp(`--${option}=(\\S+)`).exec(stderr ?? "")?.[1] ?? "";
  const types = join(dirname(folderOf("conf-path")), "mime.types");
  const brotli = join(folderOf("modules-path"), "ngx_http_brotli_filter_module.so");
  return existsSync(types) ? { types, brotli: existsSync(brotli) ? brotli : undefined } : undefined;
}
