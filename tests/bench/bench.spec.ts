import { test } from "@playwright/test";
import { paths } from "../../src/paths";
import { startChromium, type Chromium } from "./chromium";
import { LIMIT, serveCompressed } from "./compressed-host";
import { computeFloors } from "./floors";
import { measureBytes } from "./measure-bytes";
import { interactions, measureInteractions, type Reaction } from "./measure-interaction";
import { measureLighthouse } from "./measure-lighthouse";
import { measureLoadings } from "./measure-loading";
import { measureMemory } from "./measure-memory";
import { resultTable, type PageLoadings, type Reckonings } from "./result-table";

/** How often each page is visited in each way; an odd number has a middle. */
const RUNS = Number(process.env.BENCH_RUNS ?? 5);

/** The pages that visitors come for. */
const TIMED = [paths.home, paths.bookDemo, paths.privacy];

/** One after the other in turn, so that what else the machine does falls on all of them alike. */
async function measureAllLoading(chromium: Chromium, baseURL: string): Promise<PageLoadings[]> {
  const pages: PageLoadings[] = TIMED.map((address) => ({ address, whole: [], bare: [] }));
  const visits = pages.flatMap(({ address, whole, bare }) => [
    { url: baseURL + address, isBare: false, into: whole },
    { url: baseURL + address, isBare: true, into: bare },
  ]);
  // The first visits find neither Chromium nor the servers warm.
  await measureLoadings(chromium, visits.slice(0, 2));
  for (let run = 0; run < RUNS; run++) {
    // No kind is always the first of the two.
    const inTurn = run % 2 === 0 ? visits : visits.toReversed();
    const loadings = await measureLoadings(chromium, inTurn);
    for (const [index, { into }] of inTurn.entries()) into.push(loadings[index]!);
  }
  return pages;
}

/** In turn, too. Undefined where Lighthouse cannot be had: what else there is to measure does not depend on it. */
async function measureAllWithLighthouse(baseURL: string): Promise<Reckonings | undefined> {
  const reckonings: Reckonings = new Map([LIMIT, ...TIMED].map((address) => [address, []]));
  const inTurn = Array.from({ length: RUNS }, () => [...reckonings.keys()]).flat();
  try {
    const found = await measureLighthouse(
      process.env.CHROMIUM_PATH!,
      inTurn.map((address) => baseURL + address),
    );
    for (const [index, address] of inTurn.entries()) reckonings.get(address)!.push(found[index]!);
    return reckonings;
  } catch (error) {
    console.warn(`Without Lighthouse, which npm fetches when it is first needed: ${String(error)}`);
    return undefined;
  }
}

async function measureAllInteractions(chromium: Chromium, baseURL: string) {
  const results = Object.entries(interactions).flatMap(([route, all]) =>
    all.map(({ name }) => ({ route, name, reactions: [] as Reaction[] })),
  );
  for (let run = 0; run < RUNS; run++) {
    for (const route of Object.keys(interactions)) {
      const reactions = await measureInteractions(chromium, baseURL, route);
      for (const [index, result] of results.filter((one) => one.route === route).entries())
        if (reactions[index]) result.reactions.push(reactions[index]);
    }
  }
  return results;
}

test("measure the built site", async ({ browser, baseURL }) => {
  const floors = await computeFloors();
  const host = await serveCompressed(baseURL!);
  // Asks for every file, so that each is compressed by the time that counts.
  const weight = await measureBytes(browser, host.origin);
  const growth = await measureMemory(process.env.CHROMIUM_PATH!, host.origin);
  const reckonings = await measureAllWithLighthouse(host.origin);
  const chromium = await startChromium(process.env.CHROMIUM_PATH!);
  try {
    const loadings = await measureAllLoading(chromium, host.origin);
    const reactions = await measureAllInteractions(chromium, host.origin);
    console.log(resultTable({ floors, weight, reckonings, loadings, reactions, growth, runs: RUNS }));
  } finally {
    await chromium.close();
    host.close();
  }
});
