import { site } from "../site";

/** What an agent records at the end: a booking, a handover, a campaign's result. */
export interface Job {
  /** Such as "Booked" or "Record updated". */
  status: string;
  title: string;
  /** The vehicle's, where there is one. */
  registration?: string;
  /** The vehicle emits nothing: its plate has a green flash. */
  isElectric?: boolean;
  rows: { label: string; value: string }[];
}

/** The section's own words; those of the channels are in voice.ts, whatsapp.ts and workflows.ts. */
export const channels = {
  id: "channels",
  clock: { time: "19:42", text: "Nobody is at the desk." },
  heading: "What it says, and what it does next",
  intro: "Read a call, a chat and a workflow to the end, the awkward one included. All of them are made up.",
  /** Names the tab list. */
  label: "Channels",
  bookDemo: { text: "Want to play the customer?", label: "Book a Demo", href: site.bookingUrl },
};
