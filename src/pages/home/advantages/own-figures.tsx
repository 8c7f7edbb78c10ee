import { useCallback, useEffect, useRef, useState } from "react";
import { ExternalLink } from "../../../ui/external-link";
import { Field } from "../../../ui/field";
import { readFigure, workOut, type FigureName, type Figures } from "./work-out";

export interface OwnFiguresContent {
  heading: string;
  /** In the order in which they are asked; `wrong` is said of anything but a whole number within its limits. */
  fields: { name: FigureName; label: string; hint: string; wrong: string }[];
  /** While one of them is empty or wrong. */
  incomplete: string;
  /** The answer. Amounts are in pounds. */
  answer: (work: number, figures: Figures) => string;
  /** What the answer is not. Always stands beside it. */
  caveat: string;
  /** For whom nothing can be worked out here. */
  formula: string;
  bookDemo: { label: string; href: string };
}

/** How long after the last key the answer comes, in milliseconds: whoever is still typing is not interrupted. */
const ANSWER_AFTER_MS = 700;

const BLANK: Record<FigureName, string> = { missed: "", lost: "", value: "" };

/** The visitor's own figures, worked out on the spot. They are neither stored nor sent. */
export function OwnFigures({ heading, fields, incomplete, answer, caveat, formula, bookDemo }: OwnFiguresContent) {
  const part = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(BLANK);
  const waiting = useRef<number>(undefined);

  const readSoon = useCallback(() => {
    window.clearTimeout(waiting.current);
    waiting.current = window.setTimeout(() => {
      const inputs = [...part.current!.querySelectorAll("input")];
      setTyped(Object.fromEntries(inputs.map(({ name, value: text }) => [name, text])) as typeof BLANK);
    }, ANSWER_AFTER_MS);
  }, []);

  useEffect(() => {
    // Something may be typed already.
    readSoon();
    return () => window.clearTimeout(waiting.current);
  }, [readSoon]);

  const { missed, lost, value } = typed;
  const figures = {
    missed: readFigure("missed", missed),
    lost: readFigure("lost", lost),
    value: readFigure("value", value),
  };
  const isComplete = Object.values(figures).every((figure) => typeof figure === "number");
  const said = isComplete ? answer(workOut(figures as Figures), figures as Figures) : incomplete;

  return (
    <div className="border-line border-t pt-5">
      <h4 className="text-sub tracking-sub">{heading}</h4>
      <div ref={part} className="no-controls:hidden mt-3 grid gap-3" onInput={readSoon}>
        {fields.map(({ name, label, hint, wrong }) => (
          <Field
            key={name}
            name={name}
            label={label}
            hint={hint}
            error={figures[name] === "wrong" ? wrong : undefined}
            layout="beside"
            inputMode="numeric"
            autoComplete="off"
          />
        ))}
        <output htmlFor={fields.map(({ name }) => name).join(" ")} className="text-ink font-semibold">
          <span key={said}>{said}</span>
        </output>
      </div>
      <p className="no-controls:block hidden">{formula}</p>
      <p className="text-caption mt-2">{caveat}</p>
      <p className="text-ink mt-2">
        <ExternalLink href={bookDemo.href} variant="quiet">
          {bookDemo.label}
        </ExternalLink>
      </p>
    </div>
  );
}
