import { Dusk } from "../../ui/dusk";
import { PageLink } from "../../ui/page-link";
import { NotFoundPlate } from "./not-found-plate";

export interface NotFoundSectionProps {
  /** The number, and what it means. */
  number: string;
  heading: string;
  text: string;
  home: { label: string; to: string };
  /** What a dealer prints at the foot of a plate. */
  dealer: string;
}

/** A plate with the number, the text, and the way home. */
export function NotFoundSection({ number, heading, text, home, dealer }: NotFoundSectionProps) {
  return (
    <Dusk crop="right">
      <div className="max-w-page px-gutter pb-above-horizon mx-auto grid justify-items-center gap-6 pt-6 text-center @md:pt-10">
        <NotFoundPlate dealer={dealer} />
        <h1 tabIndex={-1} className="text-display mt-4">
          <span className="sr-only">{`${number} `}</span>
          <span>{heading}</span>
        </h1>
        <p className="max-w-lead text-lead text-night-lead">{text}</p>
        <PageLink to={home.to} variant="night">
          {home.label}
        </PageLink>
      </div>
    </Dusk>
  );
}
