import { straightAnswers } from "../../content/book-demo";
import { PrintButton } from "../../sign-off/print-button";
import { DemoSection } from "./demo-section";
import { TwoColumnTable } from "./two-column-table";

const { id, heading, answers } = straightAnswers;

/** Questions and answers, none of them collapsed. */
export function StraightAnswersSection() {
  return (
    <DemoSection id={id} heading={heading}>
      <dl className="grid gap-x-8 @lg:grid-cols-3">
        {Object.entries(answers).map(([key, entry]) => (
          <div
            key={key}
            className={`border-night-line border-t py-4 ${"diaries" in entry ? "@lg:grid-rows-beside @lg:col-span-2 @lg:grid @lg:grid-cols-2 @lg:gap-x-8" : ""}`}
          >
            <dt id={`answer-${key}`} className="text-night-text font-semibold">
              {entry.question}
            </dt>
            <dd className="mt-1 @lg:col-start-1">{entry.answer}</dd>
            {"diaries" in entry && (
              <dd className="mt-4 @lg:col-start-2 @lg:row-span-2 @lg:row-start-1 @lg:mt-0">
                <TwoColumnTable
                  labelledBy={`answer-${key}`}
                  columns={entry.diaries.columns}
                  rows={Object.entries(entry.diaries.rows).map(([diary, [what, happens]]) => ({
                    key: diary,
                    cells: [
                      what,
                      <p key="happens" className="py-3">
                        {happens}
                      </p>,
                    ],
                  }))}
                />
              </dd>
            )}
          </div>
        ))}
      </dl>
      <div className="text-night-text">
        <PrintButton />
      </div>
    </DemoSection>
  );
}
