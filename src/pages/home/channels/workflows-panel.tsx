import { workflows } from "../../../content/workflows";
import { FoldedPoints } from "./channel-points";
import { SampleFrame, type SampleChoice } from "./sample-frame";
import { WorkflowChart } from "./workflow-chart";

const { lead, points, choiceLabel, samples } = workflows;

const charts = samples.map((workflow) => ({ ...workflow, content: <WorkflowChart {...workflow} /> }));

/** Workflows: sample workflows, and their capabilities. */
export function WorkflowsPanel(choice: SampleChoice) {
  return (
    <div className="grid gap-8 @lg:gap-16">
      <SampleFrame label={choiceLabel} samples={charts} {...choice} />
      <FoldedPoints heading={lead} points={points} />
    </div>
  );
}
