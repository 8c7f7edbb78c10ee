/** What a step of a workflow is. */
type StepKind = "trigger" | "action" | "condition" | "record" | "handover";

interface WorkflowStep {
  kind: StepKind;
  text: string;
}

export interface WorkflowChartContent {
  title: string;
  /** The last one may be the condition that the branches answer. */
  steps: WorkflowStep[];
  branches: { answer: string; steps: WorkflowStep[] }[];
}

/** What the kinds of steps are called. */
export type WorkflowKinds = Record<StepKind, string>;

interface WorkflowChartProps extends WorkflowChartContent {
  kinds: WorkflowKinds;
}

/** A circle does, a diamond asks, a square writes down; what begins or leaves the agent's hands is full. */
const NODES: Record<StepKind, string> = {
  trigger: "node-full text-go",
  action: "node-round text-plate",
  condition: "node-diamond text-night-text",
  record: "text-go",
  handover: "node-full text-plate",
};

const BRANCHES = "mt-6 grid gap-6 @lg:grid-cols-3";
const BRANCH = "rounded-control border border-night-line p-4 @sm:p-5";

/** A workflow from its trigger to its ends, each answer with its own. */
export function WorkflowChart({ title, steps, branches, kinds }: WorkflowChartProps) {
  const renderStep = (step: WorkflowStep) => (
    <li key={step.text} className={NODES[step.kind]}>
      <span className="text-caption text-night-faint block">{kinds[step.kind]}</span>{" "}
      <span className="text-night-text block leading-snug font-semibold">{step.text}</span>
    </li>
  );
  return (
    <>
      <h4 className="no-controls:not-sr-only sr-only">{title}</h4>
      <ol className="flow @lg:flow-along">{steps.map(renderStep)}</ol>
      {branches.length > 0 && (
        <ul className={BRANCHES}>
          {branches.map(({ answer, steps: own }) => (
            <li key={answer} className={BRANCH}>
              <p className="font-sign text-sub tracking-sub text-lit mb-4">{answer}</p>
              <ol className="flow">{own.map(renderStep)}</ol>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
