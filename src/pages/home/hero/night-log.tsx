import { hero, type Speaker } from "../../../content/hero";
import { NumberPlate } from "../../../ui/number-plate";

const { title, status, speakers, entries } = hero.nightLog;

const SPEAKER_COLOURS: Record<Speaker, string> = {
  agent: "border-go text-go",
  caller: "border-night-line text-night-faint",
  customer: "border-night-line text-night-faint",
};

interface NightLogProps {
  current: number;
  isAnswered: boolean;
  isStamped: boolean;
}

/**
 * The book of one night: the current record's conversation, and all records. Its changes are not announced.
 *
 * @param current the index of the entry whose phrase is on the plate
 * @param isAnswered the second line of its conversation is shown. The first one always is
 * @param isStamped its phrase has just been typed to the end
 */
export function NightLog({ current, isAnswered, isStamped }: NightLogProps) {
  // The answer fades in; the other way round it goes at once.
  const answer = isAnswered ? "[transition:opacity_160ms]" : "opacity-0";
  return (
    <figure className="bg-well rounded-card text-ui @container p-3 [box-shadow:inset_0_0_0_1px_var(--night-hairline),0_16px_24px_-12px_var(--shadow)] @sm:p-5 forced-colors:border-2">
      <figcaption className="text-night-text flex flex-wrap justify-between gap-x-4 px-2 pb-2 font-semibold">
        <span>{title}</span>{" "}
        <span className="text-caption text-lamp flex items-center gap-2 font-semibold before:size-2 before:rounded-full before:bg-current">
          {status}
        </span>
      </figcaption>
      <div className="gap-4 @md:grid @md:grid-cols-2">
        <div className="rounded-card bg-night-2 flex py-2 ps-2 pe-3">
          {/* Each conversation lies on the same place, which is as large as the largest one. */}
          <div className="scriptless:flex scriptless:flex-col scriptless:gap-12 grid grow *:col-start-1 *:row-start-1">
            {entries.map(({ time, channel, lines }, index) => (
              <div key={time} className={`scriptless:visible flex flex-col ${index === current ? "" : "invisible"}`}>
                <p className="text-caption text-night-faint">{`${channel}, ${time}`}</p>
                {lines.map(({ speaker, text }, line) => (
                  <p
                    key={text}
                    className={`mt-1.5 border-l-2 pl-3 @2xs:@max-md:grid @2xs:@max-md:grid-cols-[4.6em_1fr] @2xs:@max-md:items-baseline @md:mt-4 ${SPEAKER_COLOURS[speaker]} ${line === 1 && index === current ? answer : ""}`}
                  >
                    <span className="text-caption @max-2xs:mr-2 @md:block">{speakers[speaker]}</span>{" "}
                    <span className="text-night-text @md:text-lead">{text}</span>
                  </p>
                ))}
              </div>
            ))}
          </div>
        </div>
        {/* All rows have the height of the highest, so that a change of the row in bold moves none. */}
        <ol className="mt-2 grid auto-rows-fr leading-snug @md:mt-0">
          {entries.map((entry, index) => (
            <LogRow key={entry.time} {...entry} isLit={index === current} isStamped={isStamped} />
          ))}
        </ol>
      </div>
    </figure>
  );
}

/** No line ends before a time: "Thu 8:30". */
const keepTimesWhole = (record: string) => record.replaceAll(/ (?=\d+:\d\d)/g, "\u00A0");

type LogRowProps = (typeof entries)[number] & { isLit: boolean; isStamped: boolean };

function LogRow({ time, record, plate, amount, isLit, isStamped }: LogRowProps) {
  return (
    <li
      className={`grid min-h-[2.25rem] grid-cols-[2.7em_1fr_auto] content-center items-baseline gap-x-3 gap-y-2 border-t px-2 py-0.5 first:border-t-transparent @max-2xs:block ${
        isLit
          ? "text-night-text border-transparent bg-[linear-gradient(90deg,oklch(from_var(--lamp)_l_c_h/20%),transparent_75%)] font-semibold forced-colors:border-2"
          : "border-night-hairline text-night-muted"
      }`}
    >
      <time dateTime={time.padStart(5, "0")} className={`@2xs:text-end ${isLit ? "text-lamp" : "text-night-faint"}`}>
        {time}
      </time>{" "}
      <span>{keepTimesWhole(record)}</span>{" "}
      <span className={`@2xs:grid ${isLit && isStamped ? "animate-stamp" : ""}`}>
        {plate && <NumberPlate>{plate}</NumberPlate>}
        {amount && <span className="text-go font-semibold">{amount}</span>}
      </span>
    </li>
  );
}
