import type { ComponentProps } from "react";
import { useLocation } from "react-router-dom";
import { Fold } from "../../ui/fold";
import { DemoSection } from "./demo-section";

interface FoldedSectionProps extends ComponentProps<typeof DemoSection> {
  /** Opens the content on phones. */
  open: string;
}

/** A part of the demo page that phones show folded, unless a link leads to it. */
export function FoldedSection({ open, children, ...section }: FoldedSectionProps) {
  const isLinked = useLocation().hash === `#${section.id}`;
  return (
    <DemoSection {...section}>
      <div className="border-night-line border-y @sm:border-0">
        <Fold label={open} isOpen={isLinked}>
          {children}
        </Fold>
      </div>
    </DemoSection>
  );
}
