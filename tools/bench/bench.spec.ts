import { execFileSync } from "node:child_process";
import { test } from "@playwright/test";
import { paths } from "../../src/paths";
import { startChromium } from "./chromium";
import { serveSite } from "./host";
import { measureWithLighthouse } from "./measure-lighthouse";
import { measureMemory } from "./measure-memory";
import { measureVisit } from "./measure-visit";
import { LATENCY } from "./phone";
import { resultTable, type Figures } from "./result-table";

/** How often each page is measured by Lighthouse; an odd number has a middle. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);

/** Visits of each page in a round: several, since a first frame shows the header alone as often as the whole page. */
const VISITS = 3;

/** Folders of built sites by name, `old=/path/dist,new=dist`; without the variable this site is built and measured. */
const SITES = process.env.BENCH_SITES?.split(",").map((site) => site.split("="));

test("measure built sites", async () => {
  if (!SITES) execFileSync("npx", ["vite", "build", "--logLevel", "warn"], { stdio: "inherit" });
  const hosts = await Promise.all(
    (SITES ?? [["", "dist"]]).map(async ([name, folder]) => ({
      name,
      near: await serveSite(folder!),
      far: await serveSite(folder!, LATENCY),
    })),
  );
  const limitUrl = `${hosts[0]!.near.origin}/limit`;
  const columns = [paths.home, paths.bookDemo, paths.privacy].flatMap((path) =>
    hosts.map(({ name, near, far }) => ({
      heading: `${path} ${name}`.trim(),
      path,
      /** For visits. */
      farUrl: far.origin + path,
      /** For Lighthouse, which simulates the network itself. */
      url: near.origin + path,
      rounds: [] as Figures[],
    })),
  );
  const chromium = await startChromium();
  // The first visit finds Chromium cold.
  await measureVisit(chromium, columns[0]!.farUrl);

  for (let round = 0; round < ROUNDS; round++) {
    // In turn, each round in the opposite order: other work of this machine then slows all columns alike.
    const inTurn = round % 2 === 0 ? columns : columns.toReversed();
    for (let visit = 0; visit < VISITS; visit++)
      for (const { farUrl, rounds } of inTurn) rounds.push(await measureVisit(chromium, farUrl));
    try {
      const limit = await measureWithLighthouse(limitUrl);
      for (const { url, rounds } of inTurn) {
        const { firstPaint, largestPaint, layoutShift, blockingTime } = await measureWithLighthouse(url);
        rounds.push({
          "Lighthouse: first paint by limit page's": firstPaint / limit.firstPaint,
          "Lighthouse: largest paint by limit page's": largestPaint / limit.largestPaint,
          "Lighthouse: largest paint by limit page's, highest": largestPaint / limit.largestPaint,
          "Lighthouse: blocking time above limit page's, ms": blockingTime - limit.blockingTime,
          "Lighthouse: layout shift": layoutShift,
        });
      }
    } catch (error) {
      console.warn(`Lighthouse, which npm fetches, did not run: ${String(error)}`);
    }
  }
  await chromium.close();
  for (const { path, url, rounds } of columns) if (path === paths.home) rounds.push(await measureMemory(url));
  for (const { near, far } of hosts) for (const { close } of [near, far]) close();
  console.log(`${ROUNDS} rounds of ${VISITS} visits\n${resultTable(columns)}\n\n`);
});
