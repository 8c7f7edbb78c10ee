import { CircleAlert } from "lucide-react";
import type { ComponentProps } from "react";

type Layout = "below" | "beside";

const LAYOUTS: Record<Layout, string> = {
  below: "grid gap-1.5",
  /** For short numbers. */
  beside: "grid items-center @2xs:grid-cols-figure gap-x-4 gap-y-1.5",
};

interface FieldFrame {
  /** Unique on its page: ids are derived from it. */
  name: string;
  label: string;
  /** A note beside the label that is not part of it, such as "(optional)". */
  note?: string | undefined;
  /** One line of help. Stands above the control, where neither keyboard nor autofill list covers it. */
  hint?: string | undefined;
  /** The message of an invalid value. */
  error?: string | undefined;
  /** The control stands below its label, or beside it. */
  layout?: Layout;
}

type Attributes<Tag extends "input" | "select"> = Omit<
  ComponentProps<Tag>,
  "name" | "className" | "style" | "required" | "children"
>;

interface InputProps extends Attributes<"input"> {
  kind?: "input";
}

interface SelectProps extends Attributes<"select"> {
  kind: "select";
  /** The first one is the initial choice. An empty value stands for no choice. */
  options: readonly { value: string; label: string }[];
  /** Has no effect: HTML has no read-only select, and a disabled one loses focus and value. */
  readOnly?: boolean;
}

const CONTROL = "scroll-my-24 block min-h-button w-full rounded-control border bg-field px-4 py-2 text-body text-ink";
const controlLook = (isWrong: boolean) =>
  `${CONTROL} ${isWrong ? "border-red shadow-wrong" : "border-ink-3 hover:border-ink"}`;

function Input({ kind: _kind, ...input }: InputProps) {
  const look = controlLook(Boolean(input["aria-invalid"]));
  return (
    <input
      {...input}
      className={`${look} placeholder:text-ink-3 read-only:bg-paper-2 read-only:text-ink-2 placeholder:opacity-100`}
    />
  );
}

function Select({ kind: _kind, readOnly: _readOnly, options, ...select }: SelectProps) {
  return (
    <select {...select} className={controlLook(Boolean(select["aria-invalid"]))}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/**
 * A labelled input or select with its hint and error. Mark a required field with `aria-required`: browsers report an
 * empty `required` input as invalid before it was touched.
 */
export function Field({
  name,
  label,
  note,
  hint,
  error,
  layout = "below",
  ...props
}: FieldFrame & (InputProps | SelectProps)) {
  const noteId = note && `${name}-note`;
  const hintId = hint && `${name}-hint`;
  const errorId = error && `${name}-error`;
  const shared = {
    id: name,
    name,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": [errorId, noteId, hintId].filter(Boolean).join(" ") || undefined,
  };

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
      {props.kind === "select" ? <Select {...props} {...shared} /> : <Input {...props} {...shared} />}
      {error && (
        <p id={errorId} className="text-small text-red col-span-full flex items-start gap-2 font-semibold">
          <CircleAlert aria-hidden size={18} className="mt-0.5" />
          {/* The key makes each message a new element, since a translator may keep the text of the old one. */}
          <span key={error}>{error}</span>
        </p>
      )}
    </div>
  );
}
