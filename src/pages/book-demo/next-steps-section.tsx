export interface NextStepsSectionProps {
  heading: string;
  steps: { title: string; text: string }[];
}

const HEADING_ID = "next-steps-heading";

const NUMBER =
  "grid size-8 place-items-center rounded-full border border-green-700 text-ui font-semibold tabular-nums text-green-700";
const ROAD = "mt-2 grow border-l border-line-strong group-last:hidden";

/** The steps after the form was sent, along one line; stays in view beside the form. */
export function NextStepsSection({ heading, steps }: NextStepsSectionProps) {
  return (
    <section
      aria-labelledby={HEADING_ID}
      className="rounded-panel border-line bg-paper-2 break-inside-avoid border p-6 @md:p-8 @lg:sticky @lg:top-24"
    >
      <h2 id={HEADING_ID} className="text-title">
        {heading}
      </h2>
      <ol className="mt-6 grid gap-2">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="group flex gap-4">
            <div aria-hidden className="flex flex-col items-center">
              <span className={NUMBER}>{index + 1}</span>
              <span className={ROAD} />
            </div>
            <div className="pt-1 pb-4 group-last:pb-0">
              <h3 className="text-ui">{title}</h3>
              <p className="text-ui mt-1">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
