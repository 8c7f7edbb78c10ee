import { site } from "../site";

/** The agent as a colleague. */
export const teamMember = {
  heading: "Meet Your New Team Member",
  intro:
    "Treat it as you would a good hire: give it your hours, your prices and your tone of voice, and a person to turn to.",
  pass: {
    title: "AI agent",
    role: "Sales and service",
    // Phones show the first four, and fold the others.
    rows: {
      hours: { label: "Hours", value: "All of them" },
      prices: { label: "Prices", value: "Only from your list" },
      person: { label: "Asked for a person", value: "Puts them through, or books a call-back" },
      willNot: { label: "Will not", value: "Pose as a human" },
      speaks: { label: "Speaks", value: "English, MOT, VHC and PCP" },
      reportsTo: { label: "Reports to", value: "Whoever you name" },
      notSure: { label: "Not sure?", value: "Says so, or reads back what it heard" },
      recordings: { label: "Recordings", value: "You decide: if, who listens, how long" },
    },
    more: "The whole pass",
    badges: ["24/7 Active", "AI Powered"],
  },
  checklist: [
    "Never miss a sales or service opportunity",
    "Improve customer satisfaction and retention",
    "Increase efficiency without adding headcount",
  ],
  talk: `Talk to ${site.brand}`,
};
