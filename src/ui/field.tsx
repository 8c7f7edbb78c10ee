import { CircleAlert } from "lucide-react";
import type { ComponentProps } from "react";

const LAYOUTS = {
  below: { field: "grid gap-1.5", control: "min-h-button w-full px-4 py-2" },
  /** For short numbers. */
  beside: {
    field: "grid items-start @2xs:grid-cols-[1fr_5rem] @lg:grid-cols-[1fr_12rem] gap-x-3 gap-y-2",
    control: "min-h-11 @lg:min-h-button w-full px-3 py-2",
  },
  checkbox: { field: "flex flex-wrap items-center gap-x-3", control: "size-11" },
};

interface FieldProps extends Omit<ComponentProps<"input">, "id" | "className" | "style" | "required" | "children"> {
  /** Of an input, or `select`. */
  type?: string;
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
  /** The control stands below its label, or beside it. A checkbox always stands beside it. */
  layout?: "below" | "beside";
}

/**
 * A labelled input, checkbox or select with its hint and error. Mark a required field with `aria-required`: browsers report an
 * empty `required` input as invalid before it was touched.
 */
export function Field({
  type,
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
  const isText = type !== "select" && type !== "checkbox";
  const classes = LAYOUTS[type === "checkbox" ? type : layout];
  // Typed as an input: the two share all attributes that are passed on.
  const Control = (type === "select" ? type : "input") as "input";
  const noteId = note && `${name}-note`;
  const hintId = hint && `${name}-hint`;
  const errorId = error && `${name}-error`;
  // HTML has no read-only select or checkbox, and a disabled one loses focus and value.
  const isReadOnly = isText && readOnly;
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
        type={type === "select" ? undefined : type}
        id={name}
        name={name}
        readOnly={isReadOnly}
        aria-invalid={error ? true : undefined}
        aria-describedby={[errorId, noteId, hintId].filter(Boolean).join(" ") || undefined}
        className={`rounded-control text-body placeholder:text-ink-3 block scroll-mt-[5.5rem] scroll-mb-24 border placeholder:italic placeholder:opacity-90 ${classes.control} ${surface} ${border}`}
      >
        {options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Control>
      {error && (
        <p id={errorId} className="text-ui text-red col-span-full mt-1 flex basis-full items-start gap-2 font-semibold">
          <CircleAlert aria-hidden size="1.125rem" />
          {/* The key makes each message a new element, since a translator may keep the text of the old one. */}
          <span key={error}>{error}</span>
        </p>
      )}
    </div>
  );
}
