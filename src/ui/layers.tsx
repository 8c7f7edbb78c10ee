import type { ReactNode } from "react";

/**
 * Its layers lie over one another, so that the room is always that of the largest one. Without scripts and in print they
 * stand one below the other.
 */
export function Layers({ children }: { children: ReactNode }) {
  return (
    <div className="no-controls:flex no-controls:flex-col no-controls:gap-12 grid grow *:col-start-1 *:row-start-1">
      {children}
    </div>
  );
}

/** One of the layers. While hidden it keeps its room and cannot be reached. */
export function Layer({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return <div className={isShown ? "flex flex-col" : "no-controls:visible invisible flex flex-col"}>{children}</div>;
}
