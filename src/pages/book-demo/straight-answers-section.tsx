import "../../ui/torn-paper.css";
import "./straight-answers-section.css";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { beforeYouSign, howYouStart, straightAnswers } from "../../content/book-demo";
import { rules } from "../../content/rules";
import { PrintButton } from "../../one-page-summary/print-button";
import { Fold } from "../../ui/fold";
import { PageLink } from "../../ui/page-link";
import { DemoSection } from "./demo-section";
import { TwoColumnTable } from "./two-column-table";

const { id: sectionId, heading } = straightAnswers;
const answers = Object.entries(straightAnswers.answers);

/** What owners ask before they leave their details, each answer folded below its question, beside the one-page summary. */
export function StraightAnswersSection() {
  return (
    <DemoSection id={sectionId} heading={heading} className="demo-columns @lg:grid-rows-[auto_1fr]">
      <div className="text-night-text @max-lg:col-span-full @max-lg:mb-2 @lg:sticky @lg:top-24 @lg:self-start">
        <div aria-hidden className="summary-picture slip-shadow drawn" />
        <PrintButton />
      </div>
      <div className="border-night-line col-span-full border-b @lg:col-span-2 @lg:col-start-2 @lg:row-span-2 @lg:row-start-1">
        {answers.map(([key, entry]) => (
          <Answer key={key} id={`answer-${key}`} question={entry.question}>
            <p className="max-w-[35rem] text-pretty">{entry.answer}</p>
            {"diaries" in entry && <Diaries labelledBy={`answer-${key}-heading`} {...entry.diaries} />}
          </Answer>
        ))}
        <Answer id="how-you-start" question={howYouStart.heading}>
          <ol>
            {howYouStart.steps.map((step, index) => (
              <li key={index} className="grid-cols-step grid items-baseline py-1">
                <span aria-hidden className="text-lamp font-semibold">
                  {index + 1}
                </span>
                <span>{step}</span>
              </li>
            ))}
          </ol>
        </Answer>
        <Answer id="before-you-sign" question={beforeYouSign.heading}>
          <ul className="list-disc ps-5">
            {Object.entries(beforeYouSign.items).map(([key, item]) => (
              <li key={key} className="py-1">
                {item}
              </li>
            ))}
          </ul>
        </Answer>
        <Answer id={rules.id} question={rules.heading}>
          <Rules />
        </Answer>
      </div>
    </DemoSection>
  );
}

/** An answer below its question. A link to its id opens it. */
function Answer({ id, question, children }: { id: string; question: string; children: ReactNode }) {
  const isLinked = useLocation().hash === `#${id}`;
  const label = (
    <h3
      id={`${id}-heading`}
      className="font-text text-body @lg:text-sub in-[[open]]:text-lit py-3 leading-snug font-semibold tracking-normal @md:py-4"
    >
      {question}
    </h3>
  );
  return (
    <div id={id} className="border-night-line border-t">
      <Fold label={label} isOpen={isLinked}>
        <div className="text-night-lead pt-1 pb-6">{children}</div>
      </Fold>
    </div>
  );
}

interface DiariesProps {
  labelledBy: string;
  columns: readonly [string, string];
  rows: Record<string, readonly [string, string]>;
}

/** What happens with each kind of diary. */
function Diaries({ rows, ...table }: DiariesProps) {
  const cells = Object.entries(rows).map(([key, [diary, happens]]) => ({
    key,
    cells: [
      diary,
      <p key="happens" className="py-3">
        {happens}
      </p>,
    ] as const,
  }));
  return (
    <div className="mt-4">
      <TwoColumnTable {...table} rows={cells} />
    </div>
  );
}

/** The rules that the agent keeps, each with links to where it can be seen. */
function Rules() {
  const rows = Object.entries(rules.rules).map(([key, { rule, see }]) => ({
    key,
    cells: [
      rule,
      <ul key="see" className="py-0.5">
        {see.map(({ label, to }, index) => (
          <li key={index} className="[&_a]:not-hover:decoration-night-faint">
            <PageLink to={to} variant="lone">
              {label}
            </PageLink>
          </li>
        ))}
      </ul>,
    ] as const,
  }));
  return <TwoColumnTable labelledBy={`${rules.id}-heading`} columns={rules.columns} rows={rows} />;
}
