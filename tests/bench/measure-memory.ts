import { paths } from "../../src/paths";
import { startChromium } from "./chromium";
import { HYDRATED, openPhone, until } from "./phone";

const CHANGES = 200;

/** What a page holds after a forced collection. */
interface Holding {
  /** Bytes of the script's heap. */
  heap: number;
  nodes: number;
  listeners: number;
}

/** What is held after many route changes, in times of what was held after the first few. */
export type Growth = Record<keyof Holding, number>;

/** How long a change may take before it counts as one that does not come, in milliseconds. */
const LONGEST_CHANGE_MS = 10_000;

/** In the page: follows links from page to page, each as soon as the one before has arrived. Throws when one does not. */
const changeRoutes = (times: number) => `(async () => {
  const addresses = ${JSON.stringify([paths.bookDemo, paths.privacy, paths.home])};
  for (let change = 0; change < ${times}; change++) {
    const address = addresses[change % addresses.length];
    const heading = document.querySelector("h1");
    const deadline = performance.now() + ${LONGEST_CHANGE_MS};
    document.querySelector(\`a[href="\${address}"]\`).click();
    while (location.pathname !== address || document.querySelector("h1") === heading || !document.querySelector("h1")) {
      if (performance.now() > deadline) throw new Error("Change " + change + " does not come to " + address);
      await new Promise((next) => setTimeout(next, 10));
    }
  }
})()`;

/** Changes the route 200 times, and weighs what is left of them. */
export async function measureMemory(executable: string, baseURL: string): Promise<Growth> {
  const chromium = await startChromium(executable, [
    // What the engine compiles for speed as code runs again and again lies in the same heap, and is no leak.
    "--js-flags=--no-opt --no-maglev --no-sparkplug",
    // Chromium ignores a change of the address after 200 of them in ten seconds.
    "--disable-ipc-flooding-protection",
  ]);
  const phone = await openPhone(chromium, { isSlow4G: false, slowdown: 1 });
  await phone.send("Performance.enable");
  await phone.open(baseURL + paths.home);
  await until(phone, HYDRATED);

  async function weigh(): Promise<Holding> {
    await phone.send("HeapProfiler.collectGarbage");
    const { metrics } = await phone.send<{ metrics: { name: string; value: number }[] }>("Performance.getMetrics");
    const read = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value;
    return { heap: read("JSHeapUsedSize"), nodes: read("Nodes"), listeners: read("JSEventListeners") };
  }

  // A multiple of the pages: start and end are the same page, all code has run, and all caches are filled.
  await phone.evaluate(changeRoutes(12));
  const before = await weigh();
  await phone.evaluate(changeRoutes(Math.ceil(CHANGES / 3) * 3));
  const after = await weigh();
  await chromium.close();
  return {
    heap: after.heap / before.heap,
    nodes: after.nodes / before.nodes,
    listeners: after.listeners / before.listeners,
  };
}
