import { site } from "../site";

const literally = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** The company's name, the brand, and UK registrations as they are issued since 2001. In brackets, so that `split` keeps them. */
const NAMES = new RegExp(
  String.raw`(${[site.legalName, site.brand].map(literally).join("|")}|\b[A-Z]{2}\d{2}\s[A-Z]{3}\b)`,
);

/** Running text, in which translators leave names alone. Each piece has an element of its own. */
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
