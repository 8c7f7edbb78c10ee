import { workflows } from "../../../content/workflows";
import { ChannelPoints } from "./channel-points";
import { SampleFrame, type SampleChoice } from "./sample-frame";
import { WorkflowChart } from "./workflow-chart";

const { lead, points, choiceLabel, samples } = workflows;

const charts = samples.map((workflow) => ({ ...workflow, content: <WorkflowChart {...workflow} /> }));

/** Workflows: sample workflows, and their capabilities: below them, or in a wide window beside their branches. */
export function WorkflowsPanel(choice: SampleChoice) {
  return (
    <div className="workflow-panel no-controls:flex grid flex-col gap-10 @lg:gap-0">
      <div className="rounded-control border-night-line bg-well order-last border p-4">
        <h3 className="text-sub tracking-sub">{lead}</h3>
        <ChannelPoints layout="row" points={points} />
      </div>
      <SampleFrame label={choiceLabel} samples={charts} {...choice} />
    </div>
  );
}
