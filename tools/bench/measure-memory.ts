import { paths } from "../../src/paths";
import { startChromium } from "./chromium";
import { openPhone } from "./phone";
import type { Figures } from "./result-table";

/** Runs in the page: follows a link to each page in turn, as soon as the page before has arrived. */
const changeRoutes = (times: number) => `(async () => {
  const addresses = ${JSON.stringify([paths.bookDemo, paths.privacy, paths.home])};
  for (let change = 0; change < ${times}; change++) {
    const address = addresses[change % addresses.length];
    const heading = document.querySelector("h1");
    document.querySelector('a[href="' + address + '"]').click();
    while (location.pathname !== address || [null, heading].includes(document.querySelector("h1")))
      await new Promise((next) => setTimeout(next, 10));
  }
})()`;

/** Measures what the landing page holds in memory after 201 route changes, by what it held after 12: 1 is no leak. */
export async function measureMemory(url: string): Promise<Figures> {
  const chromium = await startChromium([
    // Optimised code lies in the same heap, grows with use and is no leak.
    "--js-flags=--no-opt --no-maglev --no-sparkplug",
    // Chromium ignores a change of the address after 200 of them in ten seconds.
    "--disable-ipc-flooding-protection",
  ]);
  const phone = await openPhone(chromium, url, false);
  await phone.evaluate("pageReady");
  // By then all code has run and all caches are filled. A multiple of three ends on the landing page again.
  await phone.evaluate(changeRoutes(12));
  await phone.collectGarbage();
  const floor = await phone.metrics();
  await phone.evaluate(changeRoutes(201));
  await phone.collectGarbage();
  const after = await phone.metrics();
  await chromium.close();
  return {
    "Script heap, bytes": floor.JSHeapUsedSize!,
    "Script heap after 201 routes, growth": after.JSHeapUsedSize! / floor.JSHeapUsedSize!,
    "Nodes after 201 routes, growth": after.Nodes! / floor.Nodes!,
    "Listeners after 201 routes, growth": after.JSEventListeners! / floor.JSEventListeners!,
  };
}
