import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { advantages } from "../../../content/advantages";
import { ownFigures } from "../../../one-page-summary/figures-store";
import { PrintButton } from "../../../one-page-summary/print-button";
import { site } from "../../../site";
import { ExternalLink } from "../../../ui/external-link";
import { Field } from "../../../ui/field";
import { Fold } from "../../../ui/fold";
import { CopyLink } from "../copy-link";
import { figuresHash, linkedFigures, readFigures, workOut } from "./work-out";

const words = advantages.revenue.figures;

/** The delay of the answer after the last key, in milliseconds, so that it does not interrupt typing. */
const ANSWER_DELAY_MS = 700;

/** Works out the visitor's own figures, which a link may fill in. They are neither stored nor sent. */
export function OwnFigures() {
  const box = useRef<HTMLDivElement>(null);
  const { typed, answered, hash: followed } = ownFigures.useValue();
  const { hash } = useLocation();

  useEffect(() => {
    const element = box.current!;
    let timer: number | undefined;
    function read() {
      const texts = Array.from(element.querySelectorAll("input"), ({ value }) => value);
      ownFigures.set({ ...ownFigures.get(), typed: texts, answered: workOut(texts) });
    }
    function readSoon() {
      window.clearTimeout(timer);
      timer = window.setTimeout(read, ANSWER_DELAY_MS);
    }
    // Reads what was typed before hydration.
    readSoon();
    element.addEventListener("input", readSoon);
    return () => {
      window.clearTimeout(timer);
      element.removeEventListener("input", readSoon);
    };
  }, []);

  useEffect(() => {
    // The link was followed before: the visitor may have changed its figures since, and has come back to them.
    if (hash === ownFigures.get().hash) return;
    const linked = linkedFigures(hash);
    if (!linked) return;
    ownFigures.set({ typed: linked.figures.map(String), answered: linked, hash });
    // Not where a reload, the way back or the visitor has scrolled.
    if (window.scrollY === 0) box.current!.scrollIntoView();
  }, [hash]);

  const figures = readFigures(typed);
  // Nothing, while a field says what is wrong with it.
  const result = answered
    ? [answered.answer, answered.payback].filter(Boolean).join(" ")
    : figures.includes("wrong")
      ? ""
      : words.incomplete;
  const link = answered && figuresHash(answered.figures);
  const privacy = answered ? words.privacyWithLink : words.privacy;

  return (
    <div
      ref={box}
      className="border-line no-controls:pt-4 mt-3 border-t @sm:mt-4 @sm:pt-4 @md:mt-0 @md:border-t-0 @md:pt-0"
    >
      {/* A phone's fold has the heading's words on it. */}
      <h4 className="text-body tracking-sub no-controls:block @max-sm:hidden">{words.heading}</h4>
      <Fold label={words.heading} isOpen={typed.some(Boolean)}>
        <div className="no-controls:hidden *:border-line mt-3 grid gap-x-8 gap-y-2 *:border-t *:pt-2 @lg:grid-cols-2 @lg:gap-y-4 *:@lg:pt-4">
          {words.fields.map(({ name, label, hint, wrong, unit }, index) => (
            <Field
              // A new input shows a link's figure even where the visitor has typed another.
              key={name + followed}
              name={name}
              label={label}
              hint={hint}
              error={figures[index] === "wrong" ? wrong : undefined}
              layout="beside"
              inputMode="numeric"
              autoComplete="off"
              placeholder={unit}
              defaultValue={typed[index]}
            />
          ))}
          <output
            htmlFor={words.fields.map(({ name }) => name).join(" ")}
            className={`col-span-full ${answered ? "text-ink text-body @sm:text-lead font-semibold" : ""}`}
          >
            <span key={result} className="bg-action-tint rounded-card block px-4 py-3 empty:hidden">
              {result}
            </span>
          </output>
        </div>
        <p className="no-controls:block hidden">{words.formula}</p>
        <div className="mt-2 grid items-start gap-x-8 gap-y-2 @lg:mt-4 @lg:grid-cols-2">
          <p className="text-caption">
            <span>{words.caveat}</span> <span key={privacy}>{privacy}</span>
          </p>
          <div className="text-ink flex flex-wrap gap-x-5 @lg:-mt-3">
            <ExternalLink href={site.bookingUrl} variant="quiet">
              {words.bookDemo}
            </ExternalLink>
            <div className="no-controls:hidden flex flex-wrap gap-x-5">
              <PrintButton />
              {link && <CopyLink key={link} label={words.copy} hash={link} />}
            </div>
          </div>
        </div>
      </Fold>
    </div>
  );
}
