import type { Evidence } from "../../../site";
import { Logo, type LogoName } from "./logo";

export interface TrustedBySectionProps {
  heading: string;
  logos: { name: LogoName; title: string; evidence: Evidence }[];
}

/** Who already works with it: four marks in one ink. */
export function TrustedBySection({ heading, logos }: TrustedBySectionProps) {
  return (
    <section aria-labelledby="trusted-by-heading" className="border-line border-t">
      <div className="max-w-page px-gutter mx-auto grid gap-6 py-8 @lg:flex @lg:items-center @lg:gap-16">
        <h2 id="trusted-by-heading" className="text-caption text-ink-500 font-medium tracking-normal">
          {heading}
        </h2>
        <ul className="text-ink-700 grid grow grid-cols-2 items-center gap-x-6 gap-y-8 @md:flex @md:justify-between">
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
