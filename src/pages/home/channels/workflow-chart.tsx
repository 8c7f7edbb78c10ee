import { workflows, type Workflow, type WorkflowStep } from "../../../content/workflows";

/** The shape and the colour of a step's node. */
const stepLooks: Record<WorkflowStep["kind"], string> = {
  trigger: "before:rounded-full before:bg-current text-go",
  action: "before:rounded-full text-plate",
  condition: "before:rotate-45 text-night-text",
  record: "text-go",
  handover: "before:rounded-full before:bg-current text-lamp",
};

/** A workflow from its trigger to its ends. Where it branches, a line for each answer leaves the last condition. */
export function WorkflowChart({ chip, steps, branches }: Workflow) {
  return (
    <>
      <h4 className="no-controls:not-sr-only sr-only">{chip}</h4>
      <ol className={`flow flow-trunk grid ${branches.length > 0 ? "flow-forks" : ""}`}>{steps.map(renderStep)}</ol>
      {branches.length > 0 && (
        <ul className="branches grid">
          {branches.map((branch, index) => (
            <li key={index}>
              <p className="font-sign text-sub tracking-sub text-lit">{branch.answer}</p>
              <ol className="flow grid">{branch.steps.map(renderStep)}</ol>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function renderStep({ kind, text }: WorkflowStep, index: number) {
  return (
    <li key={index} className={stepLooks[kind]}>
      <div>
        <span className="text-ui text-night-muted flex items-center gap-3">{workflows.kinds[kind]}</span>{" "}
        <span className="text-night-text block leading-snug font-semibold">{text}</span>
      </div>
    </li>
  );
}
