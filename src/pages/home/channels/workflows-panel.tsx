import { memo } from "react";
import { WorkflowChart, type WorkflowChartContent } from "./workflow-chart";
import { ChannelPanel } from "./channel-panel";
import { ChannelPoints, type ChannelPoint } from "./channel-points";

export interface WorkflowsPanelContent {
  heading: string;
  points: ChannelPoint[];
  /** Its branches are the samples: each one's `id` is the anchor that opens it. */
  chart: WorkflowChartContent;
}

interface WorkflowsPanelProps extends WorkflowsPanelContent {
  /** The branch that is shown. */
  shown: string;
  onChoose: (id: string) => void;
}

/** Workflows: a sample with its branches, and what a workflow can do. */
export const WorkflowsPanel = memo(function WorkflowsPanel({
  heading,
  points,
  chart,
  shown,
  onChoose,
}: WorkflowsPanelProps) {
  return (
    <ChannelPanel heading={heading} artefact={<WorkflowChart {...chart} shown={shown} onChoose={onChoose} />}>
      <ChannelPoints points={points} size="large" />
    </ChannelPanel>
  );
});
