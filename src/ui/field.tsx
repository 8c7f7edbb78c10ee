import { CircleAlert } from "lucide-react";
import type { ComponentProps } from "react";

const CONTROL =
  "scroll-my-24 mt-2 block min-h-12 w-full rounded-control border bg-paper px-3 py-2 text-ui text-ink-950";
const PLACEHOLDER = "placeholder:text-ink-500 placeholder:opacity-100";
const CALM = "border-line-strong hover:border-ink-950 read-only:bg-paper-2 read-only:text-ink-700";
const WRONG = "border-red-700 bg-red-50 ring-1 ring-inset ring-red-700";

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
}

/**
 * A labelled text input with its hint and its error, each bound to it. Browsers call an empty `required` input invalid
 * before anybody has touched it, so what must be filled in says `aria-required`.
 */
export function Field({ name, label, note, hint, error, ...input }: FieldProps) {
  const noteId = note && `${name}-note`;
  const hintId = hint && `${name}-hint`;
  const errorId = error && `${name}-error`;

  return (
    <div>
      <div className="text-ui flex flex-wrap items-baseline gap-x-2">
        <label htmlFor={name} className="text-ink-950 font-semibold">
          {label}
        </label>{" "}
        {note && (
          <span id={noteId} className="text-caption text-ink-500">
            {note}
          </span>
        )}
      </div>
      {hint && (
        <p id={hintId} className="text-caption text-ink-500">
          {hint}
        </p>
      )}
      <input
        {...input}
        id={name}
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={[errorId, noteId, hintId].filter(Boolean).join(" ") || undefined}
        className={`${CONTROL} ${PLACEHOLDER} ${error ? WRONG : CALM}`}
      />
      {error && (
        <p id={errorId} className="text-caption mt-2 flex items-start gap-2 font-medium text-red-700">
          <CircleAlert aria-hidden size={18} className="shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
