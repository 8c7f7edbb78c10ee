import "../../../ui/torn-paper.css";
import "./diary.css";
import { advantages } from "../../../content/advantages";
import { entrance } from "../../../ui/entrance";
import { NumberPlate } from "../../../ui/number-plate";

const { diary } = advantages.revenue;

/** The plates are stamped hour after hour. */
const HOURS = ["", "[--hour:1]", "[--hour:2]", "[--hour:3]", "[--hour:4]", "[--hour:5]", "[--hour:6]"];

/** The classes of each bay's column: narrow windows show the first two, the narrowest ones the first. */
const BAY_LOOKS = ["", "@max-2xs:hidden", "@max-sm:hidden", "@max-sm:hidden"];

/** A garage's full day on a wall planner: the jobs that its desk booked, and the vehicles that the agent booked. */
export function Diary() {
  return (
    <>
      <div
        ref={entrance}
        className="diary sheet-shadow rounded-card bg-field mt-6 overflow-clip @sm:mt-8 forced-colors:border-2"
      >
        <table className="text-ui @lg:text-body w-full table-fixed border-collapse">
          <caption className="diary-strip text-paper @sm:text-body @lg:text-sub px-3 pt-[4.625rem] pb-2 text-left font-semibold @xs:pt-[2.9rem] @xs:pl-[8.25rem] @xs:text-right @sm:px-5 @sm:pt-[3.95rem] @sm:pb-1.5 @lg:pt-[4.9rem] @lg:pb-3 forced-colors:p-3">
            {diary.caption}
          </caption>
          <thead>
            <tr>
              <th scope="col" className="w-16">
                <span className="sr-only">{diary.hours}</span>
              </th>
              {diary.bays.map((bay, index) => (
                <th key={index} scope="col" className={`text-ink p-1 font-semibold ${BAY_LOOKS[index]}`}>
                  {bay}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {diary.rows.map(({ time, cells }, row) => (
              <tr key={row} className={`border-line border-t ${HOURS[row]}`}>
                <th scope="row" className="text-ink-3 pl-3 text-left font-normal @sm:pl-5">
                  {time.padStart(5, "0")}
                </th>
                {cells.map(({ kind, text }, bay) => (
                  <td
                    key={bay}
                    className={`text-ink-3 text-ui @lg:text-body h-10 text-center @sm:h-[3.25rem] ${BAY_LOOKS[bay]}`}
                  >
                    {kind === "plate" ? (
                      <div className="diary-stamp">
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
      <p className="text-caption @sm:text-ui text-ink-2 mt-4 flex flex-wrap gap-x-4 gap-y-2 @sm:mt-5">
        <span>{diary.legend.job}</span>
        <span>
          <span className="plate-small mr-1">{diary.legend.plate}</span>
          <span className="sr-only">: </span>
          <span>{diary.legend.agent}</span>
        </span>
      </p>
    </>
  );
}
