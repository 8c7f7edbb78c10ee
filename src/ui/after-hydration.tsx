import { useEffect } from "react";
import { announce, type StartEvent } from "../start-events";

/** Announces, once everything beside it works. Its effect runs last: it stands last. */
export function AfterHydration({ event }: { event: StartEvent }) {
  useEffect(() => announce(event), [event]);
  return null;
}
