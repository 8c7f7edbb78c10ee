import { CircleAlert } from "lucide-react";
import type { ComponentProps } from "react";

const LAYOUTS = {
  below: { field: "grid gap-1.5", control: "min-h-button px-4" },
  /** For short numbers. */
  beside: {
    field: "grid items-start @2xs:grid-cols-[1fr_4.75rem] gap-x-4 gap-y-2",
    control: "min-h-11 @lg:min-h-button px-3",
  },
};

interface FieldProps extends Omit<ComponentProps<"input">, "id" | "className" | "style" | "required" | "children"> {
  kind?: "input" | "select";
  /** Unique on its page: ids are derived from it. */
  name: string;
  label: string;
  /** A note beside the label that is not part of it, such as "(optional)". */
  note?: string | undefined;
  /** One line of help. Stands above the control, where neither keyboard nor autofill list covers it. */
  hint?: string | undefined;
  /** The message of an invalid value. */
  error?: string | undefined;
  /** The choices of a select. The first one is the initial choice; an empty value stands for no choice. */
  options?: readonly { value: string; label: string }[];
  /** The control stands below its label, or beside it. */
  layout?: keyof typeof LAYOUTS;
}

/**
 * A labelled input or select with its hint and error. Mark a required field with `aria-required`: browsers report an
 * empty `required` input as invalid before it was touched.
 */
export function Field({
  kind = "input",
  name,
  label,
  note,
  hint,
  error,
  options,
  layout = "below",
  readOnly,
  ...control
}: FieldProps) {
  const classes = LAYOUTS[layout];
  // Typed as an input: the two share all attributes that are passed on.
  const Control = kind as "input";
  const noteId = note && `${name}-note`;
  const hintId = hint && `${name}-hint`;
  const errorId = error && `${name}-error`;
  // HTML has no read-only select, and a disabled one loses focus and value.
  const isReadOnly = kind === "input" && readOnly;
  const surface = isReadOnly ? "bg-paper-2 text-ink-2" : "bg-field text-ink";
  const border = error ? "border-red [box-shadow:inset_0_0_0_1px_var(--red)]" : "border-ink-3 hover:border-ink";

  return (
    <div className={classes.field}>
      <div className="text-ui">
        <label htmlFor={name} className="text-ink font-semibold">
          {label}
        </label>{" "}
        {note && (
          <span id={noteId} className="text-ink-2">
            {note}
          </span>
        )}
        {hint && (
          <p id={hintId} className="text-ink-2">
            {hint}
          </p>
        )}
      </div>
      <Control
        {...control}
        id={name}
        name={name}
        readOnly={isReadOnly}
        aria-invalid={error ? true : undefined}
        aria-describedby={[errorId, noteId, hintId].filter(Boolean).join(" ") || undefined}
        className={`rounded-control text-body placeholder:text-ink-3 block w-full scroll-my-24 border py-2 placeholder:italic placeholder:opacity-90 ${classes.control} ${surface} ${border}`}
      >
        {options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Control>
      {error && (
        <p id={errorId} className="text-ui text-red col-span-full mt-1 flex items-start gap-2 font-semibold">
          <CircleAlert aria-hidden size={18} />
          {/* The key makes each message a new element, since a translator may keep the text of the old one. */}
          <span key={error}>{error}</span>
        </p>
      )}
    </div>
  );
}
