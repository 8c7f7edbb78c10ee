import { mkdir, writeFile } from "node:fs/promises";
import { fullDeployment, LAUNCH_DEPLOYMENT } from "../deployment";
import { BUILT_SITE, buildSite, FULL_SITE, LAUNCH_REPORT, LAUNCH_SITE, serveSite } from "./build-site";
import { freePort } from "./free-port";

/**
 * Playwright's global setup: builds the three sites of the tests and serves them as `npm start` does. The workers
 * inherit the origins in the environment: `E2E_ORIGIN`, `E2E_FULL_ORIGIN`, `E2E_LAUNCH_ORIGIN`.
 *
 * @returns the teardown
 */
export default async function serveSites(): Promise<() => void> {
  const servicePort = String(await freePort());
  const builds = await Promise.all([
    buildSite(BUILT_SITE),
    buildSite(FULL_SITE, fullDeployment(servicePort)),
    buildSite(LAUNCH_SITE, LAUNCH_DEPLOYMENT, "launch"),
  ]);
  // The launch check finds the sample's facts, and fails.
  for (const { exitCode, output } of builds.slice(0, 2)) if (exitCode) throw new Error(output);
  await mkdir(LAUNCH_SITE, { recursive: true });
  await writeFile(LAUNCH_REPORT, `${builds[2]!.output}\nexit code ${builds[2]!.exitCode}\n`);
  // One after the other: Vite finds a free port and takes it in two steps, and two servers could find the same one.
  const site = await serveSite(BUILT_SITE);
  const full = await serveSite(FULL_SITE);
  const launch = await serveSite(LAUNCH_SITE);
  Object.assign(process.env, {
    E2E_ORIGIN: site.origin,
    E2E_FULL_ORIGIN: full.origin,
    E2E_LAUNCH_ORIGIN: launch.origin,
    E2E_SERVICE_PORT: servicePort,
  });
  return () => [site, full, launch].forEach((server) => server.stop());
}
