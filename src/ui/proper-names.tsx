import { site } from "../site";
import { REGISTRATION } from "./number-plate";

/** Escapes a text for use in a regular expression, where it then stands for itself. */
export const escapeRegExp = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/**
 * The company's name, the brand, UK registrations, and what stands between the signs of an isolated text. It is a capturing
 * group: `split` then keeps the matches.
 */
const NAMES = new RegExp(
  String.raw`(${[site.legalName, site.brand].map(escapeRegExp).join("|")}|\b${REGISTRATION}\b|\u2068[^\u2069]*\u2069)`,
);

/** Text with its proper names marked as not to be translated. Each piece has its own element. */
export function ProperNames({ children }: { children: string }) {
  const pieces = children.split(NAMES);
  if (pieces.length === 1) return children;
  return pieces.map((piece, index) =>
    index % 2 === 1 ? (
      <span key={index} translate="no">
        {piece}
      </span>
    ) : (
      piece && <span key={index}>{piece}</span>
    ),
  );
}
