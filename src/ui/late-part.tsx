import { lazy, Suspense, useState, type ComponentType } from "react";
import { announce, LATE_PART, startEvents } from "../start-events";
import { AfterHydration } from "./after-hydration";

/** Resolves when the browser has nothing else to do, and after a second in any case. */
const idle = () =>
  new Promise<void>((resolve) => {
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 200);
  });

const fetches: (() => Promise<unknown>)[] = [];

/** Fetches the late parts of the pages that are here, for a navigation: the page then comes whole. */
export const fetchLateParts = () => Promise.all(fetches.map((fetch) => fetch()));

/**
 * A part of a page that is not in view at first. It stands in the served HTML; its code is fetched when the browser is
 * idle, so that the first screen does not wait for it. Clicks on its controls are held by the boot script until then.
 *
 * @param load fetches the part's component
 */
export function latePart(load: () => Promise<ComponentType>): ComponentType {
  let fetched: ComponentType | undefined;
  const fetch = async () => (fetched ??= await load());
  fetches.push(fetch);

  const Served = lazy(async () => {
    const isServed = !import.meta.env.SSR && document.querySelector(LATE_PART) !== null;
    if (isServed) await idle();
    try {
      return { default: await fetch() };
    } catch {
      // What was served stays, and reads on; what was not is served by a load of the whole page.
      if (isServed) announce(startEvents.failed);
      else window.location.reload();
      return new Promise<never>(() => {});
    }
  });

  return function LatePart() {
    // Chosen once: after a navigation it is there at once, or the router would scroll to what is not.
    const [Part] = useState(() => fetched ?? Served);
    return (
      <div data-late>
        <Suspense>
          <Part />
          <AfterHydration event={startEvents.lateHydrated} />
        </Suspense>
      </div>
    );
  };
}
