import { startTransition, useOptimistic } from "react";

/**
 * Selects the pressed tab or chip at once. It may run ahead of its panel, which takes longer than a frame to render.
 *
 * @returns the id to show as selected, and a function that selects an id at once and then chooses it
 */
export function useOptimisticChoice(chosen: string, onChoose: (id: string) => void) {
  const [optimistic, setOptimistic] = useOptimistic(chosen);
  const choose = (id: string) => {
    startTransition(() => {
      setOptimistic(id);
      onChoose(id);
    });
  };
  return [optimistic, choose] as const;
}
