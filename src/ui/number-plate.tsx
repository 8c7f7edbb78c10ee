import "./number-plate.css";
import type { ReactNode } from "react";

/** The pattern of a registration, as issued in Great Britain since 2001, with any space. */
export const REGISTRATION = String.raw`[A-Z]{2}\d{2}\s[A-Z]{3}`;

/** A yellow UK plate with a vehicle's registration. Translators leave it alone. */
export function NumberPlate({ children }: { children: ReactNode }) {
  return (
    <span translate="no" className="plate-small forced-colors:border-2">
      {children}
    </span>
  );
}
