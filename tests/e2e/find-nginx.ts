import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The paths that a configuration for the installed nginx needs. */
interface Nginx {
  /** The file of media types. */
  types: string;
  /** The brotli module, where it is installed. */
  brotli: string | undefined;
}

/** The installed nginx; undefined without one. */
export function findNginx(): Nginx | undefined {
  // nginx prints its options to stderr; without nginx, stderr is null.
  const { stderr } = spawnSync("nginx", ["-V"], { encoding: "utf8" });
  const folderOf = (option: string) => new RegExp(`--${option}=(\\S+)`).exec(stderr ?? "")?.[1] ?? "";
  const types = join(dirname(folderOf("conf-path")), "mime.types");
  const brotli = join(folderOf("modules-path"), "ngx_http_brotli_filter_module.so");
  return existsSync(types) ? { types, brotli: existsSync(brotli) ? brotli : undefined } : undefined;
}
