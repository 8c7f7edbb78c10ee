import type { HTMLAttributes, ReactNode, Ref } from "react";

const SHOWN = "flex flex-col";
/** Without scripts and on paper nobody could show it. */
const HIDDEN = "invisible flex flex-col no-controls:visible";

interface LayerProps extends Omit<HTMLAttributes<HTMLDivElement>, "className"> {
  isShown: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** One of the contents that share a place. A hidden one keeps its room and cannot be reached. */
export function Layer({ isShown, ...rest }: LayerProps) {
  return <div {...rest} className={isShown ? SHOWN : HIDDEN} />;
}

/**
 * Its children lie over one another, so that all have the room of the largest and showing another one moves nothing.
 * Without scripts and on paper they stand one below the other.
 */
export function Layers({ children }: { children: ReactNode }) {
  return (
    <div className="no-controls:flex no-controls:flex-col no-controls:gap-12 grid grow *:col-start-1 *:row-start-1">
      {children}
    </div>
  );
}
