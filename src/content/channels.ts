import { site } from "../site";

/**
 * The anchor of a line, step or message that the rules on the demo page lead to (rules.ts): the id of its sample, `=`,
 * and a name for the line. It opens the sample.
 */
export type LineAnchor = `${string}=${string}`;

/** What an agent records at the end: a booking, a handover, a campaign's result. */
export interface AgentRecord {
  /** Such as "Booked" or "Record updated". */
  status: string;
  title: string;
  /** The vehicle's, where there is one. */
  registration?: string;
  rows: { label: string; value: string }[];
}

/** The section's own words; those of the channels are in voice.ts, whatsapp.ts and workflows.ts. */
export const channels = {
  id: "channels",
  clock: { time: "19:42", text: "Nobody is at the desk." },
  heading: "What it says, and what it does next",
  intro: "Samples, awkward ones included. The people and firms in them are made up.",
  /** Names the tab list. */
  label: "Channels",
  /** Opens Voice where there is a number to ring. */
  ring: import.meta.env.VITE_DEMO_LINE && {
    before: "Hear it yourself: ring",
    number: site.demoLine,
    after: "Hartley Garage isn’t real; the agent is. The call is recorded and deleted after 24 hours.",
  },
  bookDemo: { label: "Book a Demo", href: site.bookingUrl },
};
