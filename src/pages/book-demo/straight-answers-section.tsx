import "../../ui/torn-paper.css";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { beforeYouSign, howYouStart, straightAnswers } from "../../content/book-demo";
import { rules } from "../../content/rules";
import { PrintButton } from "../../one-page-summary/print-button";
import { Fold } from "../../ui/fold";
import { PageLink } from "../../ui/page-link";
import { DemoSection } from "./demo-section";
import summaryPicture from "./summary-picture.svg";

const { id: sectionId, heading } = straightAnswers;
const answers = Object.entries(straightAnswers.answers);

/** What owners ask before they leave their details, each answer folded below its question, beside the one-page summary. */
export function StraightAnswersSection() {
  return (
    <DemoSection id={sectionId} heading={heading} className="demo-columns @lg:grid-rows-[auto_1fr]">
      <div className="col-span-full @lg:col-span-2 @lg:col-start-2 @lg:row-span-2 @lg:row-start-1">
        {answers.map(([key, entry], index) => (
          <Answer key={key} id={`answer-${key}`} question={entry.question} startsOpen={index === 0}>
            <p className="max-w-[35rem] text-pretty">{entry.answer}</p>
            {"diaries" in entry && (
              <dl className="mt-3">
                {Object.entries(entry.diaries).map(([kind, [diary, whatHappens]]) => (
                  <AnswerRow key={kind} term={diary}>
                    {whatHappens}
                  </AnswerRow>
                ))}
              </dl>
            )}
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
          <dl>
            {Object.entries(rules.rules).map(([key, { rule, see }]) => (
              <AnswerRow key={key} term={rule}>
                {/* A link is higher than its line. */}
                <ul className="[&_a]:not-hover:decoration-night-faint -my-2">
                  {see.map(({ label, to }, index) => (
                    <li key={index}>
                      <PageLink to={to} variant="lone">
                        {label}
                      </PageLink>
                    </li>
                  ))}
                </ul>
              </AnswerRow>
            ))}
          </dl>
        </Answer>
      </div>
      <div className="text-night-text @max-md:mt-3 @md:col-start-3 @md:row-start-1 @md:@max-lg:justify-self-end @lg:sticky @lg:top-24 @lg:col-start-1 @lg:row-start-2 @lg:self-start">
        {/* The printed summary, in wide windows, where there is room beside the answers. */}
        <img
          src={summaryPicture}
          alt=""
          loading="lazy"
          width={210}
          height={297}
          className="slip-shadow drawn mt-2 mb-6 ml-2 hidden h-auto w-[12rem] rotate-[-1.6deg] @lg:block"
        />
        <PrintButton />
      </div>
    </DemoSection>
  );
}

interface AnswerProps {
  id: string;
  question: string;
  startsOpen?: boolean;
  children: ReactNode;
}

/** An answer below its question. A link to its id opens it. */
function Answer({ id, question, startsOpen, children }: AnswerProps) {
  const isLinked = useLocation().hash === `#${id}`;
  const label = (
    <h3
      id={`${id}-heading`}
      className="font-text text-lead @md:text-sub in-[[open]]:text-lit py-4 leading-snug font-semibold tracking-normal"
    >
      {question}
    </h3>
  );
  return (
    <div id={id} className="border-night-line border-t last:border-b">
      <Fold label={label} isOpen={isLinked} startsOpen={startsOpen}>
        <div className="text-night-lead pt-1 pb-6">{children}</div>
      </Fold>
    </div>
  );
}

/** A row of a `<dl>`: what belongs to a term stands below it, in wide windows beside it, in the page's third column. */
function AnswerRow({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="py-2 @lg:grid @lg:grid-cols-[15fr_16fr] @lg:items-baseline @lg:gap-x-(--column-gap)">
      <dt className="text-night-text font-semibold">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
