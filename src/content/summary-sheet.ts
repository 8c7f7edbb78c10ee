import type { CallId } from "./voice";

/** The headings of the one-page summary. All else on it stands elsewhere on the site. */
export const summarySheet = {
  label: "One-page summary",
  heading: "Hire an AI agent",
  does: { heading: "What it does", note: "One night’s records. Hartley Garage is made up." },
  pass: "What it will and won’t do",
  /** The call in voice.ts whose record is shown. */
  record: { heading: "What a call leaves behind", call: "voice-outbound" satisfies CallId },
  figures: "Your own figures",
  addresses: { site: "This site", booking: "Book a demo" },
};
