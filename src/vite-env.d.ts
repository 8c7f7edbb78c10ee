import type { SiteEnvironment } from "./build/environment";

declare global {
  /** What the deployment decides: checked by src/build/environment.ts, described in .env. */
  interface ImportMetaEnv extends Readonly<SiteEnvironment> {}
}
