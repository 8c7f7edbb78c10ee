import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { layout } from "../content/layout";
import { buttonLook } from "../ui/button-look";
import { createStore } from "../store";

/** The path, with its hash, of the page that a visitor without a connection wants. */
const wanted = createStore<string | undefined>(undefined);

/** Shows the notice for a page that cannot be fetched without a connection. */
export const showOfflineNotice: (path: string) => void = wanted.set;

const focus = (button: HTMLElement | null) => button?.focus();

/** Says that there is no connection, and tries again at a press. Render it with the location's key: a navigation ends it. */
export function OfflineNotice() {
  const path = wanted.useValue();
  const [tries, setTries] = useState(0);
  const navigate = useNavigate();
  useEffect(() => () => wanted.set(undefined), []);

  function tryAgain() {
    if (navigator.onLine) void navigate(path!);
    // Announces the notice once more.
    else setTries(tries + 1);
  }

  return (
    path && (
      <div
        key={tries}
        role="alert"
        className="border-night-line bg-night-2 text-night-text fixed inset-x-0 bottom-0 z-30 flex flex-wrap items-center justify-center gap-x-6 gap-y-2 border-t p-3"
      >
        <span>{layout.offline.text}</span>{" "}
        <button ref={focus} type="button" className={buttonLook["on-night-compact"]} onClick={tryAgain}>
          {layout.offline.tryAgain}
        </button>
      </div>
    )
  );
}
