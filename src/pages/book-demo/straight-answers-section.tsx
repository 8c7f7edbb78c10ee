import { straightAnswers } from "../../content/book-demo";
import { PrintButton } from "../../one-page-summary/print-button";
import { FoldedSection } from "./folded-section";
import { TwoColumnTable } from "./two-column-table";

const { id, heading, answers } = straightAnswers;

/** Questions and answers. */
export function StraightAnswersSection() {
  return (
    <FoldedSection id={id} heading={heading}>
      <dl>
        {Object.entries(answers).map(([key, entry]) => (
          <div key={key} className="border-night-line demo-columns border-t py-3 @md:py-4">
            <dt id={`answer-${key}`} className="text-night-text font-semibold">
              {entry.question}
            </dt>
            <dd className="mt-1 max-w-[35rem] text-pretty @md:col-span-2 @md:mt-0">{entry.answer}</dd>
            {"diaries" in entry && (
              <dd className="mt-4 @md:col-span-2 @md:col-start-2 @lg:[--first-column:48.5%]">
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
    </FoldedSection>
  );
}
