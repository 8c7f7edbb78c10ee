import "./summary-sheet.css";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { beforeYouSign, howYouStart, straightAnswers } from "../content/book-demo";
import { hero } from "../content/hero";
import { advantages } from "../content/advantages";
import { teamMember } from "../content/team-member";
import { sampleGarage } from "../content/played-conversations";
import { summarySheet as words } from "../content/summary-sheet";
import { voice } from "../content/voice";
import { site } from "../site";
import { BrandMark } from "../ui/brand-mark";
import { NumberPlate } from "../ui/number-plate";
import { ownFigures, type WorkedOut } from "./figures-store";
import { readGarage, typedGarage } from "./garage-store";

const { pass } = teamMember;
const call = voice.samples.find(({ id }) => id === words.record.call)!;

/** An address as people write it. */
const withoutScheme = (url: string) => url.replace(/^https?:\/\//, "");

/**
 * The one-page summary, with the visitor's own figures if they are filled in: they take the
 * room of what a customer gets before signing, and of how to start. It stands at the end of the body, unseen on
 * screens, and on paper in place of the page. Fits on one page of A4 or Letter.
 */
export function SummarySheet() {
  const { sum } = ownFigures.useValue();
  const answered = typeof sum === "object" && sum;
  const { name } = readGarage(typedGarage.useValue());
  return createPortal(
    <div className="one-page-summary">
      <div className="summary-head">
        <BrandMark />
        <b translate="no">{site.brand}</b>
        <span>{site.tagline}</span>
        {name === sampleGarage.name ? (
          <span>{words.label}</span>
        ) : (
          <span key={name}>
            <span>{words.labelFor}</span> <bdi translate="no">{name}</bdi>
          </span>
        )}
      </div>
      <div>
        <h1>{words.heading}</h1>
        <p className="lead">{hero.lead}</p>
      </div>
      <div className="pair">
        <Part heading={words.does.heading} note={words.does.note}>
          <dl>
            {hero.nightLog.entries.map(({ phrase, record, amount }, index) => (
              <Row key={index} label={phrase}>
                {amount ? `${record}, ${amount}` : record}
              </Row>
            ))}
          </dl>
        </Part>
        <Part heading={words.pass} note={`${pass.title}. ${pass.role}.`}>
          <dl>
            {Object.entries(pass.rows).map(([key, { label, value }]) => (
              <Row key={key} label={label}>
                {value}
              </Row>
            ))}
          </dl>
        </Part>
      </div>
      {answered ? (
        <OwnFigures key={answered.answer} {...answered} />
      ) : (
        <div className="pair">
          <CallRecord />
          <Part heading={beforeYouSign.heading}>
            <p>{`${Object.values(beforeYouSign.items).join("; ")}.`}</p>
          </Part>
        </div>
      )}
      <Part heading={straightAnswers.heading}>
        <dl className="answers">
          {Object.entries(straightAnswers.answers).map(([key, { question, answer }]) => (
            <Row key={key} label={question}>
              {answer}
            </Row>
          ))}
        </dl>
      </Part>
      <div className="pair pair-uneven">
        <AskAnySupplier />
        {answered ? <CallRecord /> : <HowYouStart />}
      </div>
      <div className="summary-foot">
        <Address label={words.addresses.site} url={site.origin} />
        <Address label={words.addresses.booking} url={site.bookingUrl} />
      </div>
    </div>,
    document.body,
  );
}

function CallRecord() {
  return (
    <Part heading={words.record.heading} note={call.title}>
      <dl>
        <Row label={call.record.status}>
          <span>{call.record.title}</span> <NumberPlate>{call.record.registration!}</NumberPlate>
        </Row>
        {call.record.rows.map(({ label, value }, index) => (
          <Row key={index} label={label}>
            {value}
          </Row>
        ))}
      </dl>
    </Part>
  );
}

function HowYouStart() {
  return (
    <Part heading={howYouStart.heading}>
      <ol>
        {howYouStart.steps.map((step, index) => (
          <li key={index}>{step}</li>
        ))}
      </ol>
    </Part>
  );
}

/** Questions with our answers, and two blank columns to fill in by pen. */
function AskAnySupplier() {
  const { heading, question: column, blank, questions } = words.ask;
  return (
    <Part heading={heading}>
      <table>
        <thead>
          <tr>
            <th scope="col">{column}</th>
            <th scope="col" translate="no">
              {site.brand}
            </th>
            <td aria-label={blank} />
            <td aria-label={blank} />
          </tr>
        </thead>
        <tbody>
          {questions.map(({ question, us }, index) => (
            <tr key={index}>
              <th scope="row">{question}</th>
              <td>{us}</td>
              <td aria-label={blank} />
              <td aria-label={blank} />
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}

function OwnFigures({ figures, answer, payback }: WorkedOut) {
  const { fields, caveat } = advantages.revenue.figures;
  return (
    <Part heading={words.figures}>
      <dl className="figures">
        {figures.map((figure, index) => (
          <Row key={index} label={fields[index]!.label}>
            {figure.toLocaleString(site.lang, { minimumFractionDigits: Number.isInteger(figure) ? 0 : 2 })}
          </Row>
        ))}
      </dl>
      <p>
        <b>{answer}</b> {payback && <span>{payback}</span>}
      </p>
      <p>{caveat}</p>
    </Part>
  );
}

function Part({ heading, note, children }: { heading: string; note?: string; children: ReactNode }) {
  return (
    <section>
      <h2>{heading}</h2>
      {note && <p className="note">{note}</p>}
      {children}
    </section>
  );
}

function Row({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Address({ label, url }: { label: string; url: string }) {
  return (
    <p>
      <span>{label}</span> <b translate="no">{withoutScheme(url)}</b>
    </p>
  );
}
