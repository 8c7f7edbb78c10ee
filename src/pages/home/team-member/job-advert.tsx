export interface JobAdvertContent {
  /** The stamp. */
  label: string;
  title: string;
  rows: { label: string; value: string }[];
  badges: string[];
}

/** A job advert, filled: what the agent does, in the form in which one hires. */
export function JobAdvert({ label, title, rows, badges }: JobAdvertContent) {
  return (
    <div className="rounded-panel border-line bg-paper shadow-panel flex flex-col border p-6 @md:p-8">
      <p className="text-caption font-semibold text-green-700">{label}</p>
      <p className="text-title tracking-heading text-ink-950 mt-2 font-bold">{title}</p>
      <dl className="border-line mt-6 grid grow content-between gap-3 border-t pt-6">
        {rows.map((row) => (
          <div key={row.label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-500">{row.label}</dt>
            <dd className="text-ink-950 font-medium">{row.value}</dd>
          </div>
        ))}
      </dl>
      <ul className="border-line mt-6 flex flex-wrap gap-2 border-t pt-6">
        {badges.map((badge) => (
          <li key={badge} className="text-caption rounded-full bg-green-100 px-3 py-1 font-semibold text-green-800">
            {badge}
          </li>
        ))}
      </ul>
    </div>
  );
}
