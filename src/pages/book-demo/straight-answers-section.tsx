import { straightAnswers } from "../../content/book-demo";
import { PrintButton } from "../../sign-off/print-button";

const ID = "straight-answers";
const HEADING_ID = `${ID}-heading`;

/** Questions and answers, none of them collapsed. */
export function StraightAnswersSection() {
  return (
    <section id={ID} aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID} className="text-sub tracking-sub">
        {straightAnswers.heading}
      </h2>
      <dl className="mt-4 grid gap-x-8 @lg:grid-cols-3">
        {Object.entries(straightAnswers.answers).map(([key, { question, answer }]) => (
          <div key={key} className="border-night-line border-t py-4">
            <dt className="text-night-text font-semibold">{question}</dt>
            <dd className="mt-1">{answer}</dd>
          </div>
        ))}
      </dl>
      <div className="text-night-text">
        <PrintButton />
      </div>
    </section>
  );
}
