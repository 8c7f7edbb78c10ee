import { advantages, type DiaryCell } from "../../../content/home";
import { entrance } from "../../../ui/entrance";
import { NumberPlate } from "../../../ui/number-plate";

const { diary } = advantages.revenue;

/** Narrow screens show the first two of the four bays, the narrowest one. */
const BAY_COLUMN = "@max-sm:nth-4:hidden @max-sm:nth-5:hidden @max-2xs:nth-3:hidden";

const CELLS: Record<DiaryCell["kind"], string> = {
  job: "bg-action-tint font-semibold text-action-deep",
  plate: "counted bg-paper-2",
  rest: "bg-paper-2 text-ink-3",
};

/** A garage's full day on a wall planner: the jobs that its desk booked, and the vehicles that the agent booked. */
export function Diary() {
  return (
    <>
      <div className="planner rounded-card mt-8 @lg:mt-10">
        <table className="text-small w-full table-fixed border-separate [border-spacing:.25rem] px-1 pb-1 @sm:px-3 @sm:pb-2">
          <caption className="text-ink px-3 pt-3 text-left font-semibold @sm:px-4 @sm:pt-4">{diary.caption}</caption>
          <thead>
            <tr>
              <th scope="col" className="w-12 @sm:w-16">
                <span className="sr-only">{diary.hours}</span>
              </th>
              {diary.bays.map((bay) => (
                <th key={bay} scope="col" className={`text-ink p-1 text-left font-semibold @sm:py-1.5 ${BAY_COLUMN}`}>
                  {bay}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {diary.rows.map(({ time, cells }) => (
              <tr key={time} ref={entrance}>
                <th scope="row" className="text-ink-3 pl-1 text-left font-normal">
                  {time}
                </th>
                {cells.map(({ kind, text }, bay) => (
                  <td
                    key={diary.bays[bay]}
                    className={`rounded-card h-10 text-center @sm:h-[3.25rem] ${BAY_COLUMN} ${CELLS[kind]}`}
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
      </div>
      <p className="planner-key text-caption text-ink-3 mt-3 flex flex-wrap gap-x-4">
        {diary.legend.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </>
  );
}
