import { test } from "@playwright/test";
import { startChromium, type Chromium } from "./chromium";
import { computeFloors } from "./floors";
import { sitePages } from "./loaded-files";
import { measureBytes } from "./measure-bytes";
import { interactions, measureInteraction, type Reaction } from "./measure-interaction";
import { measureLoading, type Loading } from "./measure-loading";
import { resultTable, type PageLoadings } from "./result-table";

/** How often each page is visited with scripts and without; an odd number has a middle. */
const RUNS = Number(process.env.BENCH_RUNS ?? 9);

async function measureAllLoading(chromium: Chromium, baseURL: string): Promise<PageLoadings[]> {
  const results: PageLoadings[] = sitePages.map(({ address }) => ({ address, scripted: [], scriptless: [] }));
  const visit = (address: string, hasScripts: boolean): Promise<Loading> =>
    measureLoading(chromium, baseURL + address, hasScripts);
  // The first visit finds neither Chromium nor the server warm.
  await visit("/", true);
  for (let run = 0; run < RUNS; run++) {
    for (const { address, scripted, scriptless } of results) {
      // Neither kind is always the first of the two.
      const order = run % 2 === 0 ? [true, false] : [false, true];
      for (const hasScripts of order) (hasScripts ? scripted : scriptless).push(await visit(address, hasScripts));
    }
  }
  return results;
}

async function measureAllInteractions(chromium: Chromium, baseURL: string) {
  const results = interactions.map(({ name }) => ({ name, reactions: [] as Reaction[] }));
  for (let run = 0; run < RUNS; run++) {
    for (const [index, interaction] of interactions.entries()) {
      const reaction = await measureInteraction(chromium, baseURL, interaction);
      if (reaction) results[index]!.reactions.push(reaction);
    }
  }
  return results;
}

test("measure the built site", async ({ browser, baseURL }) => {
  const floors = await computeFloors();
  const weight = await measureBytes(browser, baseURL!);
  const chromium = await startChromium(process.env.CHROMIUM_PATH!);
  try {
    const loadings = await measureAllLoading(chromium, baseURL!);
    const reactions = await measureAllInteractions(chromium, baseURL!);
    console.log(resultTable({ floors, weight, loadings, reactions, runs: RUNS }));
  } finally {
    await chromium.close();
  }
});
