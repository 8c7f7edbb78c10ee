import { useEffect, useRef, useState } from "react";
import { advantages } from "../../../content/home";
import { site } from "../../../site";
import { ExternalLink } from "../../../ui/external-link";
import { Field } from "../../../ui/field";

const words = advantages.revenue.figures;

/** The delay of the answer after the last key, in milliseconds, so that it does not interrupt typing. */
const ANSWER_DELAY_MS = 700;

/** Digits, optionally with a pound sign in front and with commas between thousands. */
const WHOLE_NUMBER = /^£?(\d+|\d{1,3}(,\d{3})+)$/;

/** Reads a typed number, which may have spaces, a pound sign, and commas. "wrong" is no whole number up to the largest. */
function readFigure(typed: string, largest: number): "blank" | "wrong" | number {
  const text = typed.replaceAll(/\s/g, "");
  if (!text) return "blank";
  if (!WHOLE_NUMBER.test(text)) return "wrong";
  const figure = Number(text.replaceAll(/[£,]/g, ""));
  return figure <= largest ? figure : "wrong";
}

/** Calls missed in a week, bookings lost in ten of them, and an average booking in pounds. */
type Figures = Record<"missed" | "lost" | "value", number>;

/** Returns the turnover that the missed calls would have brought in a week, in whole pounds. */
const workOut = ({ missed, lost, value }: Figures): number => Math.round((missed * lost * value) / 10);

/** Works out the visitor's own figures. They are neither stored nor sent. */
export function OwnFigures() {
  const inputs = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(["", "", ""]);

  useEffect(() => {
    const element = inputs.current!;
    let timer: number | undefined;
    const read = () => setTyped(Array.from(element.querySelectorAll("input"), (input) => input.value));
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

  const figures = words.fields.map(({ largest }, index) => readFigure(typed[index]!, largest));
  const [missed, lost, value] = figures;
  const result =
    typeof missed === "number" && typeof lost === "number" && typeof value === "number"
      ? words.answer(workOut({ missed, lost, value }), missed, lost, value)
      : figures.includes("wrong")
        ? "" // The field says what is wrong.
        : words.incomplete;

  return (
    <div className="border-line mt-4 border-t pt-4">
      <h4 className="text-body tracking-sub">{words.heading}</h4>
      <div ref={inputs} className="no-controls:hidden mt-3 grid gap-3">
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
