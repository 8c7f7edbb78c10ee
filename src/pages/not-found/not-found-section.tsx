import { PageLink } from "../../ui/page-link";

export interface NotFoundSectionProps {
  heading: string;
  text: string;
  home: { label: string; to: string };
}

const PLATE =
  "inline-block rounded-panel border border-ink-950 bg-amber-400 px-8 py-4 text-plate font-bold tracking-plate tabular-nums text-ink-950";

/** The number as a number plate, the text, and the way home. */
export function NotFoundSection({ heading, text, home }: NotFoundSectionProps) {
  return (
    <div className="max-w-page px-gutter py-section mx-auto grid justify-items-center gap-8 text-center">
      <h1 tabIndex={-1} className={PLATE}>
        {heading}
      </h1>
      <p className="text-lead">{text}</p>
      <PageLink to={home.to} variant="primary">
        {home.label}
      </PageLink>
    </div>
  );
}
