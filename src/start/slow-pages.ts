import { createPath, type DataRouter } from "react-router-dom";
import { getDraft, holdsText } from "../demo-request/draft";
import { setWait } from "../layout/wait-store";

/** How soon a page that has not come is shown to be under way, and how soon it is late, in milliseconds. */
const UNDER_WAY_MS = 200;
const LATE_MS = 3000;

/** Goes to an address of this site by a load of the whole document. Until that has arrived, the visitor stays. */
export function loadInFull(address: string): void {
  const { href } = new URL(address, window.location.origin);
  // On the way back and forth the address has changed already.
  if (href === window.location.href) window.location.reload();
  else window.location.assign(href);
}

/**
 * A link must not be dead because the code of its page stalls: the visitor sees that the page is under way, and after
 * three seconds it is loaded in full, once. Never while something is typed, or is being sent, which a load would lose:
 * then a notice says so, and the wait goes on.
 *
 * The router is asked, not `useNavigation`, which goes on until the page is painted: a view transition may hold that up.
 */
export function followSlowPages(router: DataRouter): void {
  const loadedInFull = new Set<string>();
  let awaited: string | undefined;
  let timers: number[] = [];

  function look(address: string) {
    if (holdsText(getDraft()) || loadedInFull.has(address)) return setWait({ address, isLate: true });
    loadedInFull.add(address);
    loadInFull(address);
  }

  router.subscribe(({ navigation }) => {
    const address = navigation.location && createPath(navigation.location);
    // A second press on the same link waits no longer than the first.
    if (address === awaited) return;
    awaited = address;
    for (const timer of timers) window.clearTimeout(timer);
    setWait(undefined);
    if (address === undefined) return;
    timers = [
      window.setTimeout(() => setWait({ address, isLate: false }), UNDER_WAY_MS),
      window.setInterval(() => look(address), LATE_MS),
    ];
  });
}
