import type { ReactNode } from "react";

/**
 * Its children lie over one another, so all have the room of the largest and showing another one moves nothing.
 * Without scripts they stand one below the other.
 */
export const LAYERS = "grid grid-cols-1 *:col-start-1 *:row-start-1 scriptless:block scriptless:space-y-12";

interface LayersProps {
  layers: { id: string; content: ReactNode }[];
  shown: string;
}

/** Several contents in one place, of which one is shown; the others cannot be reached either. */
export function Layers({ layers, shown }: LayersProps) {
  return (
    <div className={`grow ${LAYERS}`}>
      {layers.map(({ id, content }) => (
        <div key={id} className={id === shown ? "flex flex-col" : "scriptless:visible invisible flex flex-col"}>
          {content}
        </div>
      ))}
    </div>
  );
}
