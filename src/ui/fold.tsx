import "./fold.css";
import { ChevronDown } from "lucide-react";
import { useLayoutEffect, useRef, type ReactNode } from "react";

interface FoldProps {
  /** Opens and closes the content: an element. */
  label: ReactNode;
  /** Opens the content when it becomes true, for instance because a link leads to it. */
  isOpen?: boolean;
  /** The content is open at first. */
  startsOpen?: boolean | undefined;
  /** Wider windows than phones show the content, without the label. */
  isForPhones?: boolean;
  children: ReactNode;
}

/** Content that is folded below its label, but for paper. */
export function Fold({ label, isOpen = false, startsOpen, isForPhones = false, children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);

  useLayoutEffect(() => {
    if (isOpen) details.current!.open = true;
  }, [isOpen]);

  return (
    <details ref={details} open={startsOpen} className={`fold ${isForPhones ? "fold-for-phones" : ""}`}>
      <summary className="min-h-11 items-center justify-between gap-4 font-semibold">
        {label}
        <ChevronDown aria-hidden size="1.25rem" className="in-[[open]]:rotate-180 print:hidden" />
      </summary>
      {children}
    </details>
  );
}
