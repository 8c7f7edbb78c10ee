import type { LineAnchor } from "./channels";

/** A step of a workflow. */
export interface WorkflowStep {
  kind: "trigger" | "action" | "condition" | "record" | "handover";
  text: string;
  anchor?: LineAnchor;
}

/** What follows if the condition before it has this answer. */
interface Branch {
  answer: string;
  steps: WorkflowStep[];
}

type FourSteps = [WorkflowStep, WorkflowStep, WorkflowStep, WorkflowStep];

/**
 * A sample workflow of four to six steps. Wide windows draw them in rows of three; where it branches, the condition that
 * forks stands alone in the second row, above its three branches. The third step, what the customer gets, lies on paper.
 */
export type Workflow = {
  /** Also the anchor that opens it. */
  id: string;
  /** Also the chart's title. */
  chip: string;
} & (
  | { steps: [...FourSteps, ...WorkflowStep[]]; branches: [] }
  | { steps: FourSteps; branches: [Branch, Branch, Branch] }
);

const samples: Workflow[] = [
  {
    id: "workflows-mot",
    chip: "MOT falls due",
    steps: [
      { kind: "trigger", text: "An MOT runs out in 28 days" },
      { kind: "condition", text: "Agreed to messages? If\u00a0not,\u00a0stop." },
      { kind: "action", text: "WhatsApp reminder with two free slots" },
      { kind: "condition", text: "What comes back within two days?" },
    ],
    branches: [
      {
        answer: "A booking",
        steps: [
          { kind: "record", text: "Job in the diary, MOT date on the vehicle’s record" },
          { kind: "action", text: "Asks the day before: still coming?" },
        ],
      },
      {
        answer: "A question",
        steps: [
          { kind: "condition", text: "On your price list? It answers. If\u00a0not:" },
          { kind: "handover", text: "The service adviser takes the chat" },
          { kind: "record", text: "Answer on the customer’s file" },
        ],
      },
      {
        answer: "No reply",
        steps: [
          { kind: "condition", text: "Agreed to AI calls? If\u00a0not,\u00a0stop.", anchor: "workflows-mot=agreed" },
          { kind: "action", text: "Rings once, between 17:00 and 19:00" },
          { kind: "record", text: "Both attempts on the customer’s file" },
          { kind: "handover", text: "Still nothing: a task for reception" },
        ],
      },
    ],
  },
  {
    id: "workflows-red-work",
    chip: "Red work put off",
    steps: [
      { kind: "trigger", text: "Red work put off 3 days ago" },
      { kind: "condition", text: "Agreed to messages? If\u00a0not,\u00a0stop." },
      { kind: "action", text: "WhatsApp with the technician’s video and the price" },
      { kind: "condition", text: "Approved, a question, or nothing?" },
      { kind: "record", text: "Deferred work updated" },
      { kind: "handover", text: "Red and unanswered: the adviser rings" },
    ],
    branches: [],
  },
];

/** What a workflow can do. */
export const workflows = {
  id: "workflows",
  label: "Workflows",
  lead: "What happens after the answer.",
  points: {
    steps: { name: "Multi-step", text: "From the due date to the finished job." },
    conditions: { name: "Condition-based", text: "It branches on answers, dates, stock and consent." },
    actions: { name: "Trigger actions", text: "A message, a call, a booking, a task." },
    records: { name: "Update records", text: "Diary, customer and vehicle. Tell us which system you use." },
  },
  choiceLabel: "Sample workflows",
  kinds: {
    trigger: "Trigger",
    condition: "Condition",
    action: "Action",
    record: "Record",
    handover: "Handover",
  },
  samples,
};
