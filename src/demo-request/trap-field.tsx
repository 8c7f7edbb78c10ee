import type { Ref } from "react";
import { TRAP_NAME } from "./demo-request-schema";

interface TrapFieldProps {
  /** For the eyes of those whose browser knows no styles. */
  label: string;
  ref: Ref<HTMLInputElement>;
}

/** Catches scripts that fill in whatever they find. Neither people nor screen readers nor password managers meet it. */
export function TrapField({ label, ref }: TrapFieldProps) {
  return (
    <div aria-hidden className="hidden">
      <label htmlFor={TRAP_NAME}>{label}</label>{" "}
      <input ref={ref} id={TRAP_NAME} name={TRAP_NAME} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
