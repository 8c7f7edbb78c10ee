import { straightAnswers } from "./book-demo";
import { whys } from "./played-conversations";
import { rules } from "./rules";
import type { CallId } from "./voice";

/** A question with a yes or a no for an answer. */
interface Question {
  question: string;
  /** Our answer. Empty until an operator confirms one (docs/operating.md). */
  us: "Yes" | "No" | "";
  /** What the site says of it. */
  said?: string;
}

const said = rules.rules;

/** The questions to ask us and others: from the rules, and from what a customer gets before signing. */
const questions: Question[] = [
  { question: "Says first that it’s an AI?", us: "Yes", said: said.saysAi.rule },
  { question: "Asks consent for AI calls apart from other marketing?", us: "Yes", said: said.agreedCalls.rule },
  { question: "Gives an address or free number when it rings?", us: "" },
  { question: "Stops calls and messages when told to?", us: "Yes", said: said.stops.rule },
  { question: "Hands safety, complaints, hardship to a person?", us: "Yes", said: said.complaints.rule },
  { question: "Guesses a price it doesn’t have?", us: "No", said: said.listPrices.rule },
  { question: "Takes card numbers in a chat?", us: "No", said: said.noCards.rule },
  { question: "Offers only slots the diary shows as free?", us: "Yes", said: whys.freeSlot },
  { question: "Trains a model on our calls?", us: "" },
  {
    question: "Price, set-up fee, notice period in writing first?",
    us: "Yes",
    said: straightAnswers.answers.cost.answer,
  },
];

/** The headings of the one-page summary. All else on it stands elsewhere on the site. */
export const summarySheet = {
  label: "One-page summary",
  /** Before the name of the visitor's garage. */
  labelFor: "One-page summary for",
  heading: "Hire an AI agent",
  does: { heading: "What it does", note: "One night’s records. Hartley Garage is made up." },
  pass: "What it will and won’t do",
  /** The call in voice.ts whose record is shown. */
  record: { heading: "What a call leaves behind", call: "voice-outbound" satisfies CallId },
  ask: { heading: "Ask any supplier", question: "Yes or no?", blank: "Another supplier", questions },
  figures: "Your own figures",
  addresses: { site: "This site", booking: "Book a demo" },
};
