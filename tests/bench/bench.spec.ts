import { test } from "@playwright/test";
import { paths } from "../../src/paths";
import { startChromium, type Chromium } from "./chromium";
import { LIMIT, serveCompressed } from "./compressed-host";
import { computeFloors } from "./floors";
import { measureBytes } from "./measure-bytes";
import { interactions, measureInteractions, type Reaction } from "./measure-interaction";
import { measureLoading, type Kind, type Loading } from "./measure-loading";
import { measureMemory } from "./measure-memory";
import { resultTable, type PageLoadings } from "./result-table";

/** How often each page is visited in each way; an odd number has a middle. */
const RUNS = Number(process.env.BENCH_RUNS ?? 5);

/** The pages that visitors come for. */
const TIMED = [paths.home, paths.bookDemo, paths.privacy];

/** One after the other in turn, so that what else the machine does falls on all of them alike. */
async function measureAllLoading(chromium: Chromium, baseURL: string) {
  const limit: Loading[] = [];
  const pages: PageLoadings[] = TIMED.map((address) => ({ address, whole: [], bare: [] }));
  const visits: { url: string; kind: Kind; into: Loading[] }[] = [
    { url: baseURL + LIMIT, kind: "limit", into: limit },
    ...pages.flatMap(({ address, whole, bare }) => [
      { url: baseURL + address, kind: "whole" as const, into: whole },
      { url: baseURL + address, kind: "bare" as const, into: bare },
    ]),
  ];
  // The first visits find neither Chromium nor the servers warm.
  for (const { url, kind } of visits.slice(0, 2)) await measureLoading(chromium, url, kind);
  for (let run = 0; run < RUNS; run++) {
    // No kind is always the first of the two.
    for (const { url, kind, into } of run % 2 === 0 ? visits : visits.toReversed())
      into.push(await measureLoading(chromium, url, kind));
  }
  return { limit, pages };
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
  const chromium = await startChromium(process.env.CHROMIUM_PATH!);
  try {
    const loadings = await measureAllLoading(chromium, host.origin);
    const reactions = await measureAllInteractions(chromium, host.origin);
    console.log(resultTable({ floors, weight, loadings, reactions, growth, runs: RUNS }));
  } finally {
    await chromium.close();
    host.close();
  }
});
