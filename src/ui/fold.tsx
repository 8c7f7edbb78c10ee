import "./fold.css";
import { ChevronDown } from "lucide-react";
import { useLayoutEffect, useRef, type ReactNode } from "react";

/** A phone's window. Paper is none. The styles have the same width, as `@sm`, too. */
const PHONE = "screen and (width < 40rem)";

interface FoldProps {
  /** Opens the content. */
  label: string;
  /** Phones, too, show the content, for instance because a link leads to it. */
  isOpen?: boolean;
  children: ReactNode;
}

/**
 * Content that phones show folded. It is open on wider windows, without scripts and on paper, and the browser's search
 * opens it.
 */
export function Fold({ label, isOpen = false, children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);

  useLayoutEffect(() => {
    const element = details.current!;
    const phone = window.matchMedia(PHONE);
    function adapt() {
      // What a visitor has in view stays as it is.
      const isBelow = element.getBoundingClientRect().top > window.innerHeight;
      if (!phone.matches) element.open = true;
      else if (isBelow) element.open = false;
    }
    // A press before hydration has closed what the style already hid: the visitor wants it open.
    if (phone.matches) element.open = !element.open;
    phone.addEventListener("change", adapt);
    return () => {
      phone.removeEventListener("change", adapt);
      element.open = true;
    };
  }, []);

  useLayoutEffect(() => {
    if (isOpen) details.current!.open = true;
  }, [isOpen]);

  return (
    <details ref={details} className="fold" open>
      <summary className="fold-summary no-controls:hidden flex min-h-12 items-center justify-between gap-4 font-semibold @sm:hidden">
        <span>{label}</span>
        <ChevronDown aria-hidden size={20} className="fold-arrow in-[[open]]:rotate-180" />
      </summary>
      <div className="fold-content">{children}</div>
    </details>
  );
}
