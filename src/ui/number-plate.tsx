/** A UK number plate. Read as one registration, letter group by letter group. */
export function NumberPlate({ registration }: { registration: string }) {
  return (
    <span className="rounded-plate border-ink-950 text-ui tracking-plate text-ink-950 inline-block border bg-amber-400 px-2 py-0.5 font-bold whitespace-nowrap tabular-nums">
      {registration}
    </span>
  );
}
