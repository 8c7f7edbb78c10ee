import { workflows } from "../../../content/workflows";
import { SampleFrame, type SampleChoice } from "./sample-frame";
import { WorkflowChart } from "./workflow-chart";

const { lead, points, choiceLabel, samples } = workflows;

const charts = samples.map((workflow) => ({ ...workflow, content: <WorkflowChart {...workflow} /> }));

/** Workflows: their capabilities and sample workflows. */
export function WorkflowsPanel(choice: SampleChoice) {
  return (
    <div className="grid gap-8">
      <div className="order-last @lg:order-none">
        <h3 className="text-sub tracking-sub">{lead}</h3>
        <ul className="text-ui mt-4 grid gap-x-8 gap-y-4 @sm:grid-cols-2 @lg:grid-cols-4">
          {points.map(({ name, text }) => (
            <li key={name}>
              <strong className="text-night-text block font-semibold">{name}</strong> <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <SampleFrame label={choiceLabel} samples={charts} {...choice} />
    </div>
  );
}
