import { site } from "../site";

/** The agent as a colleague. */
export const teamMember = {
  heading: "Meet Your New Team Member",
  intro: "Brief it like a new starter: your hours, your prices, your tone, and who to ask.",
  pass: {
    title: "AI agent",
    role: "Sales and service",
    // Phones show the first three, and fold the others.
    rows: {
      prices: { label: "Prices", value: "Only from your list" },
      person: { label: "Asked for a person", value: "Puts them through, or books a call-back" },
      willNot: { label: "Will not", value: "Pose as a human" },
      notSure: { label: "Not sure?", value: "Says so, or reads back what it heard" },
      recordings: { label: "Recordings", value: "You decide whether, who and how long" },
    },
    more: "Full pass",
    badges: ["24/7 Active", "AI Powered"],
  },
  checklist: [
    "Never miss a sales or service opportunity",
    "Improve customer satisfaction and retention",
    "Increase efficiency without adding headcount",
  ],
  talk: `Talk to ${site.brand}`,
};
