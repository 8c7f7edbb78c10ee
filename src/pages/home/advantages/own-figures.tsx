import { useEffect, useRef, useState } from "react";
import { advantages } from "../../../content/home";
import { site } from "../../../site";
import { ExternalLink } from "../../../ui/external-link";
import { Field } from "../../../ui/field";
import { readFigure, workOut } from "./work-out";

const words = advantages.revenue.figures;

/** How long after the last key the answer comes, in milliseconds, so that typing is not interrupted. */
const ANSWER_DELAY_MS = 700;

/** The visitor's own figures, worked out on the spot. They are neither stored nor sent. */
export function OwnFigures() {
  const inputs = useRef<HTMLDivElement>(null);
  const [edits, setEdits] = useState(0);
  const [typed, setTyped] = useState(["", "", ""]);

  // Also reads what was typed before hydration.
  useEffect(() => {
    const timer = setTimeout(
      () => setTyped(Array.from(inputs.current!.querySelectorAll("input"), (input) => input.value)),
      ANSWER_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [edits]);

  const figures = words.fields.map(({ largest }, index) => readFigure(typed[index]!, largest));
  const [missed, lost, value] = figures;
  const result =
    typeof missed === "number" && typeof lost === "number" && typeof value === "number"
      ? words.answer(workOut({ missed, lost, value }), missed, lost, value)
      : words.incomplete;

  return (
    <div className="border-line border-t pt-5">
      <h4 className="text-sub tracking-sub">{words.heading}</h4>
      <div ref={inputs} className="no-controls:hidden mt-3 grid gap-3" onInput={() => setEdits((count) => count + 1)}>
        {words.fields.map(({ name, label, hint, wrong }, index) => (
          <Field
            key={name}
            name={name}
            label={label}
            hint={hint}
            error={figures[index] === "wrong" ? wrong : undefined}
            layout="beside"
            inputMode="numeric"
            autoComplete="off"
          />
        ))}
        <output htmlFor={words.fields.map(({ name }) => name).join(" ")} className="text-ink font-semibold">
          <span key={result}>{result}</span>
        </output>
      </div>
      <p className="no-controls:block hidden">{words.formula}</p>
      <p className="text-caption mt-2">{words.caveat}</p>
      <p className="text-ink mt-2">
        <ExternalLink href={site.bookingUrl} variant="quiet">
          {words.bookDemo}
        </ExternalLink>
      </p>
    </div>
  );
}
