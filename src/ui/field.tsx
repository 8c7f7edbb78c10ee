import { CircleAlert } from "lucide-react";
import type { ComponentProps } from "react";

const CONTROL = "scroll-my-24 block min-h-button w-full rounded-control border bg-field px-4 py-2 text-body text-ink";
const PLACEHOLDER = "placeholder:text-ink-3 placeholder:opacity-100";
const CALM = "border-ink-3 hover:border-ink read-only:bg-paper-2 read-only:text-ink-2";
const WRONG = "border-red shadow-wrong";

/** Where the control stands: below its label, or beside it, for a few figures. */
type Layout = "below" | "beside";

const LAYOUTS: Record<Layout, string> = {
  below: "grid gap-1.5",
  beside: "grid items-center @2xs:grid-cols-figure gap-x-4 gap-y-1.5",
};

/** What a field takes: an input's own attributes, and what stands around it. */
export interface FieldProps extends Omit<ComponentProps<"input">, "id" | "className" | "style" | "required"> {
  /** Unique on its page: ids are made of it. Not `useId`, so that the served HTML and the hydrated page agree. */
  name: string;
  label: string;
  /** Stands beside the label and is no part of it, such as "(optional)". */
  note?: string | undefined;
  /** One line of help, above the control, where neither keyboard nor autofill list covers it. */
  hint?: string | undefined;
  /** What is wrong with the value; absent while nothing is. */
  error?: string | undefined;
  layout?: Layout;
}

/**
 * A labelled text input with its hint and its error, each bound to it. Browsers call an empty `required` input invalid
 * before anybody has touched it, so what must be filled in says `aria-required`.
 */
export function Field({ name, label, note, hint, error, layout = "below", ...input }: FieldProps) {
  const noteId = note && `${name}-note`;
  const hintId = hint && `${name}-hint`;
  const errorId = error && `${name}-error`;

  return (
    <div className={LAYOUTS[layout]}>
      <div className="text-ui">
        <label htmlFor={name} className="text-ink font-semibold">
          {label}
        </label>{" "}
        {note && (
          <span id={noteId} className="text-caption text-ink-3">
            {note}
          </span>
        )}
        {hint && (
          <p id={hintId} className="text-caption text-ink-3">
            {hint}
          </p>
        )}
      </div>
      <input
        {...input}
        id={name}
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={[errorId, noteId, hintId].filter(Boolean).join(" ") || undefined}
        className={`${CONTROL} ${PLACEHOLDER} ${error ? WRONG : CALM}`}
      />
      {error && (
        <p id={errorId} className="text-small text-red col-span-full flex items-start gap-2 font-semibold">
          <CircleAlert aria-hidden size={18} className="mt-0.5" />
          {/* Another message is another element, or a translator could keep the old one. */}
          <span key={error}>{error}</span>
        </p>
      )}
    </div>
  );
}
