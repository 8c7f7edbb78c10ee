import { memo, useMemo } from "react";
import type { ChannelPoint } from "./channel-points";
import { SampleFrame, type SampleChoice } from "./sample-frame";
import { WorkflowChart, type WorkflowChartContent, type WorkflowKinds } from "./workflow-chart";

export interface WorkflowsPanelContent {
  lead: string;
  points: ChannelPoint[];
  choiceLabel: string;
  kinds: WorkflowKinds;
  /** `id` is the anchor that opens it. */
  samples: (Omit<WorkflowChartContent, "title"> & { id: string; chip: string })[];
}

const POINTS = "mt-4 grid gap-x-8 gap-y-4 text-ui @sm:grid-cols-2 @lg:grid-cols-4";

/** Workflows: what one can do, and two of them from end to end. */
export const WorkflowsPanel = memo(function WorkflowsPanel(props: WorkflowsPanelContent & SampleChoice) {
  const { lead, points, choiceLabel, kinds, samples, ...choice } = props;
  const charts = useMemo(
    () =>
      samples.map(({ id, chip, steps, branches }) => ({
        id,
        chip,
        content: <WorkflowChart title={chip} steps={steps} branches={branches} kinds={kinds} />,
      })),
    [samples, kinds],
  );
  return (
    <div className="grid gap-8">
      <div className="order-last @lg:order-none">
        <h3 className="text-sub tracking-sub">{lead}</h3>
        <ul className={POINTS}>
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
});
