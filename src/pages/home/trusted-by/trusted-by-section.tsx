import type { Evidence } from "../../../site";
import { Logo, type LogoName } from "./logo";

export interface TrustedBySectionProps {
  heading: string;
  logos: { name: LogoName; title: string; evidence: Evidence }[];
}

const ROW =
  "mx-auto grid max-w-page gap-x-12 gap-y-6 px-gutter pt-8 pb-10 @lg:grid-cols-trust @lg:items-center forced-colors:bg-tarmac forced-colors:forced-color-adjust-none";

/** Who already works with it: marks in one tone, on the forecourt's tarmac. */
export function TrustedBySection({ heading, logos }: TrustedBySectionProps) {
  return (
    <section aria-labelledby="trusted-by-heading" className="bg-tarmac">
      <div className={ROW}>
        <h2 id="trusted-by-heading" className="font-text text-small text-night-muted font-normal tracking-normal">
          {heading}
        </h2>
        <ul className="grid grid-cols-2 items-center gap-x-6 gap-y-6 @sm:grid-cols-4">
          {logos.map(({ name, title }) => (
            <li key={name}>
              <Logo name={name} title={title} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
