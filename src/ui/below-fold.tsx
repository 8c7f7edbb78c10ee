import type { ReactNode } from "react";

/**
 * What lies below a page's first screen. It is neither laid out nor painted before the site's whole style has come, and
 * the document carries no style for it (styles.css, src/build/first-style.ts).
 */
export function BelowFold({ children }: { children: ReactNode }) {
  return <div className="below-fold">{children}</div>;
}
