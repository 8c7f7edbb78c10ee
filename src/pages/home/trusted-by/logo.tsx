import logos from "../../../brand/logos.svg";

/**
 * The symbols of src/brand/logos.svg. Their lettering is outlines of Playfair Display, Krona One, Barlow Condensed and
 * Quicksand, whose licence (SIL OFL) leaves drawings made with them free.
 */
export type LogoName = "ashdown" | "thornbeck" | "kestrel" | "sentinel";

/** In px, so chosen that all four look equally large and heavy; a symbol holds ten units per px. */
const SIZES: Record<LogoName, { width: number; height: number }> = {
  ashdown: { width: 151, height: 40 },
  thornbeck: { width: 172, height: 36 },
  kestrel: { width: 142, height: 40 },
  sentinel: { width: 133, height: 40 },
};

/** A customer's logo in the colour of the text around it; `title` is the firm's name, for those who cannot see it. */
export function Logo({ name, title }: { name: LogoName; title: string }) {
  const { width, height } = SIZES[name];
  return (
    <>
      <svg aria-hidden width={width} height={height} viewBox={`0 0 ${width} ${height}`} className="h-auto max-w-full">
        <use href={`${logos}#${name}`} />
      </svg>
      {/* A text, not a label of the drawing: browsers without pictures show it. */}
      <span className="sr-only">{title}</span>
    </>
  );
}
