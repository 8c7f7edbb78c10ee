import "../../../ui/torn-paper.css";
import { useEffect, useRef, useState } from "react";
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

/** How long typing goes on after a key, in milliseconds. Meanwhile no figure is called wrong, and nothing is announced. */
const STILL_TYPING_MS = 700;

/** Works out the visitor's own figures, which a link may fill in. They are neither stored nor sent. */
export function OwnFigures() {
  const box = useRef<HTMLDivElement>(null);
  const { typed, sum, hash: followed } = ownFigures.useValue();
  const [isTyping, setTyping] = useState(false);
  const { hash } = useLocation();

  useEffect(() => {
    const element = box.current!;
    let timer: number | undefined;
    const texts = () => Array.from(element.querySelectorAll("input"), ({ value }) => value);
    const show = () => ownFigures.set({ ...ownFigures.get(), typed: texts(), sum: workOut(texts()) });
    function showWhileTyping() {
      window.clearTimeout(timer);
      setTyping(true);
      if (typeof workOut(texts()) === "object") show();
      timer = window.setTimeout(() => {
        setTyping(false);
        show();
      }, STILL_TYPING_MS);
    }
    // Shows what was typed before hydration.
    show();
    element.addEventListener("input", showWhileTyping);
    return () => {
      window.clearTimeout(timer);
      element.removeEventListener("input", showWhileTyping);
    };
  }, []);

  useEffect(() => {
    // The link was followed before: the visitor may have changed its figures since, and has come back to them.
    if (hash === ownFigures.get().hash) return;
    const linked = linkedFigures(hash);
    if (!linked) return;
    ownFigures.set({ typed: linked, sum: workOut(linked), hash });
    // Not where a reload, the way back or the visitor has scrolled. Folded fields have no place to scroll to.
    if (window.scrollY > 0) return;
    box.current!.closest("details")!.open = true;
    box.current!.scrollIntoView();
  }, [hash]);

  const figures = readFigures(typed);
  const answered = typeof sum === "object" ? sum : undefined;
  // Nothing, while a field says what is wrong with it.
  const prompt = figures.includes("wrong") ? "" : words.incomplete;
  const link = answered && figuresHash(answered.figures);
  const privacy = answered ? words.privacyWithLink : words.privacy;

  return (
    // Beside its words the slip lies below them: it, the fields and the notes are cells of the advantage's grid.
    <div className="border-line mt-3 border-t @sm:mt-4 @sm:pt-4 @md:mt-0 @md:contents @md:border-t-0 @md:pt-0 *:@md:contents *:@md:details-content:contents">
      <Fold label={<span>{words.heading}</span>} isOpen={typed.some(Boolean)} isForPhones>
        <div ref={box} className="scroll-mt-12 @md:row-span-2">
          <h4 className="unfolded-heading text-body tracking-sub">{words.heading}</h4>
          <div className="scriptless:hidden border-line *:border-line mt-3 grid gap-y-2 border-b pb-2 *:border-t *:pt-2 @lg:gap-y-3 @lg:pb-3 *:@lg:pt-3">
            {words.fields.map(({ name, label, hint, wrong, unit }, index) => (
              <Field
                // A new input shows a link's figure even where the visitor has typed another.
                key={name + followed}
                name={name}
                label={label}
                hint={hint}
                error={figures[index] === "wrong" ? wrong : undefined}
                layout="beside"
                inputMode={unit ? "decimal" : "numeric"}
                autoComplete="off"
                placeholder={unit}
                defaultValue={typed[index]}
              />
            ))}
          </div>
          <p className="scriptless:block hidden">{words.formula}</p>
        </div>
        <output
          aria-busy={isTyping}
          htmlFor={words.fields.map(({ name }) => name).join(" ")}
          className="slip-shadow scriptless:hidden mt-5 block pb-8 @md:col-start-1 @md:row-span-2 @md:mt-6 @md:pb-4 @lg:me-8"
        >
          <span className="perforated drawn bg-action block h-4" />
          <span
            className={`perforated bg-field block px-5 py-4 [--holes:50%_0] @max-sm:mx-2 forced-colors:border-2 ${answered ? "torn-off text-ink [--turn:1deg]" : "text-ink-3"}`}
          >
            <ResultLines key={answered?.answer} parts={answered?.parts} />
            <span
              key={answered?.payback ?? prompt}
              className="border-line text-ui text-ink-2 mt-3 block border-t pt-3 @max-md:min-h-[calc(3lh+0.8125rem)]"
            >
              {answered ? answered.payback : typeof sum === "string" ? sum : prompt}
            </span>
          </span>
        </output>
        <div className="@md:col-start-2">
          <p className="text-ui mt-2 @md:mt-4">
            <span className="@md:block">{words.caveat}</span> <span key={privacy}>{privacy}</span>
          </p>
          <div className="text-ink mt-3 grid items-center gap-x-4 gap-y-1 @sm:flex @sm:flex-wrap">
            <ExternalLink href={site.bookingUrl} variant="on-paper">
              {words.bookDemo}
            </ExternalLink>
            <div className="text-ui flex flex-wrap gap-x-4">
              <PrintButton isPrintedByMenu />
              {link && <CopyLink key={link} label={words.copy} hash={link} />}
            </div>
          </div>
        </div>
      </Fold>
    </div>
  );
}

/** The sum with its working, or blanks. */
function ResultLines({ parts }: { parts: readonly string[] | undefined }) {
  const [about, work, unit, working] = parts ?? words.blanks;
  return (
    <span aria-hidden={!parts} className="@container block">
      <span className="text-body block font-semibold">{about}</span>{" "}
      <span
        className={`font-sign tracking-heading inline-block origin-left leading-[4.5rem] ${parts ? "animate-stamp font-bold" : ""} ${parts && work!.length < 5 ? "text-[min(5rem,33cqi)]" : "text-[min(3.5rem,17cqi)]"}`}
      >
        {parts ? (
          work
        ) : (
          <>
            <b>{work!.slice(0, 1)}</b>
            <span className="font-text">{work!.slice(1)}</span>
          </>
        )}
      </span>{" "}
      <span className="text-body block font-semibold">{unit}</span> <span className="text-ui block">{working}</span>
    </span>
  );
}
