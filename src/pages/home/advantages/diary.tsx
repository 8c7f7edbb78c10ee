import { advantages, type DiaryCell } from "../../../content/home";
import { entrance } from "../../../ui/entrance";
import { NumberPlate } from "../../../ui/number-plate";

const { diary } = advantages.revenue;

/** Narrow screens show the first two of the four bays, the narrowest one. */
const BAY_COLUMN = "@max-sm:nth-4:hidden @max-sm:nth-5:hidden @max-2xs:nth-3:hidden";

const CELL_COLOURS: Record<DiaryCell["kind"], string> = {
  job: "bg-action-tint font-semibold text-action-deep",
  plate: "bg-paper-2",
  rest: "bg-paper-2 text-ink-3",
};

/** A garage's full day: the jobs that its desk booked, and the vehicles that the agent booked. */
export function Diary() {
  return (
    <>
      <table className="text-caption -mx-1 mt-5 w-[calc(100%+.5rem)] table-fixed border-separate [border-spacing:.25rem]">
        <caption className="text-ink pl-1 text-left font-semibold">{diary.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="w-12">
              <span className="sr-only">{diary.hours}</span>
            </th>
            {diary.bays.map((bay) => (
              <th key={bay} scope="col" className={`text-ink py-1 text-left font-semibold ${BAY_COLUMN}`}>
                {bay}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {diary.rows.map(({ time, cells }) => (
            <tr key={time} ref={entrance}>
              <th scope="row" className="text-left font-normal">
                {time}
              </th>
              {cells.map(({ kind, text }, bay) => (
                <td
                  key={diary.bays[bay]}
                  className={`rounded-tile h-9 text-center @sm:h-10 ${BAY_COLUMN} ${CELL_COLOURS[kind]}`}
                >
                  {kind === "plate" ? (
                    <div className="stamped">
                      <NumberPlate>{text}</NumberPlate>
                    </div>
                  ) : (
                    <span>{text}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-caption text-ink-3 mt-1">{diary.legend}</p>
    </>
  );
}
