import { Layer, Layers } from "../../../ui/layers";
import { NumberPlate } from "../../../ui/number-plate";

type Speaker = "agent" | "caller" | "customer";

/** A promise of the hero, and its proof: two lines of a conversation, and the record that they led to. */
type BookEntry = {
  phrase: string;
  time: string;
  channel: string;
  lines: { speaker: Speaker; text: string }[];
  record: string;
} & ({ plate: string } | { amount: string });

export interface NightBookContent {
  title: string;
  /** Why nobody else would have answered. */
  status: string;
  speakers: Record<Speaker, string>;
  entries: BookEntry[];
}

interface NightBookProps extends NightBookContent {
  /** The entry whose phrase is on the plate. */
  current: number;
  /** Its phrase has just been typed to the end. */
  isStamped: boolean;
}

const BOOK = "book rounded-card p-4 text-small @sm:p-5";
const STATUS = "lamp flex items-center gap-2 text-caption font-semibold text-lamp";
/** Beside the rows, where there is room for it, larger. */
const LINE = "mt-1.5 border-l-2 pl-3 @md:mt-4";
const LINES: Record<Speaker, string> = {
  agent: `${LINE} border-go text-go`,
  caller: `${LINE} border-night-line text-night-faint`,
  customer: `${LINE} border-night-line text-night-faint`,
};
/** All rows are as high as the highest, so that none moves the others. */
const ROWS = "mt-2 grid auto-rows-fr @md:mt-0";
const ROW =
  "grid min-h-10 grid-cols-record items-center gap-x-2 @max-2xs:block rounded-tile border-t px-2 py-0.5 first:border-t-transparent laptop:min-h-9";
const UNLIT = `${ROW} border-night-hairline text-night-muted`;
const LIT = `${ROW} border-transparent bg-lamp-wash font-semibold text-night-text forced-colors:border-2`;

/** The book of one night: what was said last above what came of it. Nothing in it is announced as it turns. */
export function NightBook({ title, status, speakers, entries, current, isStamped }: NightBookProps) {
  return (
    <figure className={`@container ${BOOK}`}>
      <figcaption className="text-night-text flex flex-wrap justify-between gap-x-4 px-2 pb-3 font-semibold">
        <span>{title}</span> <span className={STATUS}>{status}</span>
      </figcaption>
      <div className="@md:grid @md:grid-cols-2 @md:gap-5">
        <div className="rounded-tile bg-night-2 flex p-3">
          <Layers>
            {entries.map(({ time, channel, lines }, index) => (
              <Layer key={time} isShown={index === current}>
                <p className="text-caption text-night-faint">{`${channel}, ${time}`}</p>
                {lines.map(({ speaker, text }) => (
                  <p key={text} className={LINES[speaker]}>
                    <span className="text-caption mr-1.5 @md:block">{speakers[speaker]}</span>{" "}
                    <span className="text-night-text @md:text-lead">{text}</span>
                  </p>
                ))}
              </Layer>
            ))}
          </Layers>
        </div>
        <ol className={ROWS}>
          {entries.map((entry, index) => {
            const isLit = index === current;
            return (
              <li key={entry.time} className={isLit ? LIT : UNLIT}>
                <time className={isLit ? "text-lamp" : "text-night-faint"}>{entry.time}</time>{" "}
                <span>{entry.record}</span>{" "}
                <span className={isLit && isStamped ? "animate-stamp" : ""}>
                  {"plate" in entry ? (
                    <NumberPlate>{entry.plate}</NumberPlate>
                  ) : (
                    <span className="text-go font-semibold">{entry.amount}</span>
                  )}
                </span>
              </li>
            );
          })}
        </ol>
      </div>
    </figure>
  );
}
