import { startTransition, useOptimistic } from "react";

/**
 * Marks the tab or chip that is pressed before what it opens is rendered, which takes longer than a frame.
 *
 * @returns the id to mark, and a function that marks an id at once and then chooses it
 */
export function useMarkedChoice(chosen: string, onChoose: (id: string) => void) {
  const [marked, mark] = useOptimistic(chosen);
  const choose = (id: string) => {
    startTransition(() => {
      mark(id);
      onChoose(id);
    });
  };
  return [marked, choose] as const;
}
