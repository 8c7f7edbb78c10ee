import { ProperNames } from "../../../ui/proper-names";

export interface CallLineContent {
  by: string;
  text: string;
}

/** In front of the line, on wider screens in a column of its own. */
const SPEAKER = "mr-1.5 text-caption";

interface CallLineProps extends CallLineContent {
  /** What the agent is called in front of its lines. */
  agent: string;
}

/** Who speaks in a call, and what is said. */
export function CallLine({ by, text, agent }: CallLineProps) {
  return (
    <>
      <b className={by === agent ? `${SPEAKER} text-go font-normal` : `${SPEAKER} text-night-faint font-normal`}>
        {by}
      </b>{" "}
      <span className="text-night-text">
        <ProperNames>{text}</ProperNames>
      </span>
    </>
  );
}
