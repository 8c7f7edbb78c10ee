import "./folded-section.css";
import type { ComponentProps } from "react";
import { useLocation } from "react-router-dom";
import { Fold } from "../../ui/fold";
import { DemoSection } from "./demo-section";

/** A part of the demo page that phones show folded, unless a link leads to it. A press on its heading opens it. */
export function FoldedSection({ children, ...section }: ComponentProps<typeof DemoSection>) {
  const isLinked = useLocation().hash === `#${section.id}`;
  return (
    <DemoSection {...section}>
      <div className="folded-section border-night-line border-b @sm:border-0">
        <Fold label={<span className="@max-sm:sr-only">{section.heading}</span>} isOpen={isLinked}>
          {children}
        </Fold>
      </div>
    </DemoSection>
  );
}
