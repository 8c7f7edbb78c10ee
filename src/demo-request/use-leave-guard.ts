import { useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { useUnloadGuard } from "../draft/use-unload-guard";

interface LeaveGuard {
  /** Something is typed, which a full load would throw away. A visit to another page of the site keeps it. */
  holdsText: boolean;
  /** The request is on its way; leaving by any way would hide what became of it. */
  isSending: boolean;
  /** What to ask before another page of the site is shown. Browsers have words of their own for a full load. */
  question: string;
}

/** Asks before what the visitor typed, or the request on its way, is left behind. */
export function useLeaveGuard({ holdsText, isSending, question }: LeaveGuard): void {
  useUnloadGuard(holdsText);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isSending && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (window.confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker, question]);
}
