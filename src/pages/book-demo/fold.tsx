import { ChevronDown } from "lucide-react";
import { useLayoutEffect, useRef, type ReactNode } from "react";
import { useLocation } from "react-router-dom";

/** A phone's window. Paper is none. The style has the same width as `@sm`. */
const PHONE = "screen and (width < 40rem)";

interface FoldProps {
  /** The anchor of the list: a link to it finds the list open. */
  id: string;
  /** Opens the list. */
  label: string;
  children: ReactNode;
}

/**
 * A long list that phones show folded, unless it is in view before the script runs. It is open on wider windows, without
 * scripts and on paper, and the browser's search opens it.
 */
export function Fold({ id, label, children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const isLinked = useLocation().hash === `#${id}`;

  useLayoutEffect(() => {
    const element = details.current!;
    const phone = window.matchMedia(PHONE);
    function fold() {
      // What a visitor has in view stays as it is.
      const isBelow = element.getBoundingClientRect().top > window.innerHeight;
      if (!phone.matches || isLinked) element.open = true;
      else if (isBelow) element.open = false;
    }
    fold();
    phone.addEventListener("change", fold);
    return () => phone.removeEventListener("change", fold);
  }, [isLinked]);

  return (
    <details ref={details} open>
      <summary className="text-night-text no-controls:hidden flex min-h-12 items-center justify-between gap-4 font-semibold @sm:hidden">
        <span>{label}</span>
        <ChevronDown aria-hidden size={20} className="in-[[open]]:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
