import "./workflow-chart.css";
import "../../../ui/torn-paper.css";
import { workflows, type Workflow, type WorkflowStep } from "../../../content/workflows";

/** The shape and the colour of a step's node. */
const stepLook: Record<WorkflowStep["kind"], string> = {
  trigger: "before:rounded-full before:bg-current text-go",
  action: "before:rounded-full text-go",
  condition: "before:rotate-45 text-go",
  record: "text-go",
  handover: "before:rounded-full before:bg-current text-lamp",
};

/** The step that reaches the customer: in a wide window it lies in the lamp's light, in the third column. */
const PAPER_STEP = 2;

/** A workflow from its trigger to its ends. Where it branches, a line for each answer leaves the last condition. */
export function WorkflowChart({ chip, steps, branches }: Workflow) {
  return (
    <>
      <h3 className="scriptless:not-sr-only sr-only">{chip}</h3>
      <ol className={`flow flow-trunk grid ${branches.length > 0 ? "flow-forks" : ""}`}>
        {steps.map((step, index) => renderStep(step, index, index === PAPER_STEP))}
      </ol>
      {branches.length > 0 && (
        <ul className="branches grid">
          {branches.map((branch, index) => (
            <li key={index}>
              <p className="branch-label font-sign text-sub tracking-sub text-lit">{branch.answer}</p>
              <ol className="flow grid">{branch.steps.map((step, place) => renderStep(step, place))}</ol>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function renderStep({ kind, text, anchor }: WorkflowStep, index: number, isOnPaper = false) {
  return (
    <li
      key={index}
      id={anchor}
      className={`scroll-my-24 ${stepLook[kind]} ${isOnPaper ? "before:text-action before:z-2" : ""}`}
    >
      <div className={isOnPaper ? "step-paper torn-paper" : undefined}>
        <span className="step-kind text-ui text-night-muted flex items-center gap-3">{workflows.kinds[kind]}</span>{" "}
        <span className="text-night-text block leading-snug font-semibold">{text}</span>
      </div>
    </li>
  );
}
