import type { ReactNode } from "react";
import { advantages } from "../../../content/home";
import { Section } from "../../../ui/section";
import { Diary } from "./diary";
import { OwnFigures } from "./own-figures";

const { clock, heading, revenue, costs, satisfaction } = advantages;

/** The three advantages. The visitor's own figures belong to the first one. */
export function AdvantagesSection() {
  return (
    <Section id="advantages" ground="paper" clock={{ ...clock, isOnPaper: true }} heading={heading}>
      <div className="mt-8 grid gap-x-16 gap-y-8 @lg:mt-10 @lg:grid-flow-col @lg:grid-cols-[7fr_5fr] @lg:grid-rows-[auto_auto] @lg:gap-y-12">
        <Advantage name={revenue.name} text={revenue.text}>
          <Diary />
        </Advantage>
        <OwnFigures />
        <Advantage name={costs.name} text={costs.text}>
          <EffortChart />
        </Advantage>
        <Advantage name={satisfaction.name} text={satisfaction.text}>
          <ol className="journey text-caption @max-plate:flex-col mt-6 flex justify-between">
            {satisfaction.stops.map((stop) => (
              <li key={stop}>{stop}</li>
            ))}
          </ol>
        </Advantage>
      </div>
    </Section>
  );
}

function Advantage({ name, text, children }: { name: string; text: string; children: ReactNode }) {
  return (
    <div className="border-ink border-t-2 pt-5">
      <h3 className="text-title">{name}</h3>
      <p className="max-w-measure mt-2">{text}</p>
      {children}
    </div>
  );
}

/** A sketch, without numbers: the work at the desk as calls grow, without and with an agent. */
function EffortChart() {
  const { chart } = costs;
  return (
    <figure className="text-caption text-ink-3 mt-5">
      <p aria-hidden className="text-right">
        {chart.without}
      </p>
      <svg
        aria-hidden
        viewBox="0 0 400 92"
        preserveAspectRatio="none"
        fill="none"
        stroke="currentColor"
        className="h-[5rem] w-full *:[vector-effect:non-scaling-stroke] @lg:h-[14rem]"
      >
        <path d="M0 78h90V54h90V30h90V6h130" strokeWidth="3" />
        <path d="M0 86C120 81 280 73 400 58" strokeWidth="4" className="text-action" />
      </svg>
      <p aria-hidden className="text-action text-right font-semibold">
        {chart.with}
      </p>
      <figcaption className="mt-2">{chart.caption}</figcaption>
    </figure>
  );
}
