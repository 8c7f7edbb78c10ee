import { ChoiceChip } from "../../../ui/choice-chip";

/** What a step of a workflow is. */
type StepKind = "trigger" | "action" | "condition" | "record" | "handover";

export interface WorkflowStep {
  kind: StepKind;
  text: string;
}

export interface WorkflowChartContent {
  /** Says that it is a sample. */
  caption: string;
  /** What the branches are. */
  choiceLabel: string;
  kinds: Record<StepKind, string>;
  /** The steps before the branches; the last one is the condition that they answer. */
  trunk: WorkflowStep[];
  branches: { id: string; answer: string; steps: WorkflowStep[] }[];
}

interface WorkflowChartProps extends WorkflowChartContent {
  /** The branch whose way is drawn. */
  shown: string;
  onChoose: (id: string) => void;
}

/** Beside a step runs the line to the next one; it is drawn in the text's colour. */
const LINE = "relative border-l-2 pl-6 last:ml-0.5 last:border-l-0";
const NODE =
  "pb-8 @md:pb-6 @lg:flex @lg:flex-row-reverse @lg:items-baseline @lg:justify-between @lg:pb-8 before:absolute before:-left-2 before:ml-px before:size-3 before:border-2";

/** A circle does, a diamond asks, a square writes down; what begins or leaves the agent's hands is full. */
const NODES: Record<StepKind, string> = {
  trigger: "before:rounded-full before:bg-current",
  action: "before:rounded-full before:bg-paper",
  condition: "before:rotate-45 before:bg-paper",
  record: "before:bg-paper",
  handover: "before:rounded-full before:bg-current",
};

/** The way to the chosen branch and along it is solid; the rest is dashed, which forced colours keep. */
const WAY = { taken: "text-green-700", open: "border-dashed text-ink-500 before:border-dashed *:border-dashed" };

/** The piece of line between a chip and its first step. */
const STEM = "before:block before:h-4 before:border-l-2";

/** A workflow with its branches; choosing one draws the way to its end. */
export function WorkflowChart(props: WorkflowChartProps) {
  const { caption, choiceLabel, kinds, trunk, branches, shown, onChoose } = props;
  const chosen = branches.findIndex(({ id }) => id === shown);

  const renderStep = ({ kind, text }: WorkflowStep) => (
    <li key={text} className={`${LINE} ${NODE} ${NODES[kind]}`}>
      <p className="text-caption -mt-1 font-semibold">{kinds[kind]}</p>
      <p className="text-ui text-ink-950 -mt-1 leading-snug">{text}</p>
    </li>
  );

  return (
    <div className="rounded-panel border-line bg-paper shadow-panel border p-4 @lg:px-6">
      <p className="text-caption">{caption}</p>
      <ol className={`mt-4 ml-2 ${WAY.taken}`}>
        {trunk.map(renderStep)}
        <li>
          <ul aria-label={choiceLabel}>
            {branches.map(({ id, answer, steps }, index) => (
              <li key={id} className={`${LINE} ${index < chosen ? WAY.taken : WAY.open}`}>
                <div className="-ml-8 flex">
                  <ChoiceChip isChosen={id === shown} onChoose={() => onChoose(id)}>
                    {answer}
                  </ChoiceChip>
                  <p className="text-ui text-ink-950 no-controls:block hidden pl-8 font-semibold">{answer}</p>
                </div>
                <ol className={`${STEM} ${index === chosen ? WAY.taken : WAY.open}`}>{steps.map(renderStep)}</ol>
              </li>
            ))}
          </ul>
        </li>
      </ol>
    </div>
  );
}
