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

/** What owners ask before they leave their details, each answer folded below its question. Wide windows have three columns, but for the rules. */
export function StraightAnswersSection() {
  const rows = [
    ...answers.map(([key, entry]) => (
      <Answer key={key} id={`answer-${key}`} question={entry.question}>
        <p className="max-w-[35rem] text-pretty">{entry.answer}</p>
        {"diaries" in entry && <Diaries labelledBy={`answer-${key}-heading`} {...entry.diaries} />}
      </Answer>
    )),
    <Answer key="how-you-start" id="how-you-start" question={howYouStart.heading}>
      <ol>
        {howYouStart.steps.map((step, index) => (
          <li key={index} className="grid-cols-step grid items-baseline py-1">
            <span aria-hidden className="text-night-faint">
              {index + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </Answer>,
    <Answer key="before-you-sign" id="before-you-sign" question={beforeYouSign.heading}>
      <ul className="list-disc ps-5">
        {Object.entries(beforeYouSign.items).map(([key, item]) => (
          <li key={key} className="py-1">
            {item}
          </li>
        ))}
      </ul>
    </Answer>,
  ];
  const perColumn = Math.ceil(rows.length / 3);
  return (
    <DemoSection id={sectionId} heading={heading}>
      <div className="demo-columns">
        {[0, 1, 2].map((column) => (
          <div key={column} className="@max-lg:col-span-full">
            {rows.slice(column * perColumn, (column + 1) * perColumn)}
          </div>
        ))}
      </div>
      <Answer id={rules.id} question={rules.heading}>
        <Rules />
      </Answer>
      <div className="text-night-text border-night-line border-t pt-4">
        <PrintButton />
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
      className="font-text text-body in-[[open]]:text-lit py-3 leading-snug font-semibold tracking-normal @md:py-4"
    >
      {question}
    </h3>
  );
  return (
    <div id={id} className="border-night-line border-t">
      <Fold label={label} isOpen={isLinked}>
        <div className="text-night-lead @container pt-1 pb-6">{children}</div>
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
