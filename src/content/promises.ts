import type { FactStatus } from "../site";
import { demoRequestForm, nextSteps, straightAnswers } from "./book-demo";
import { hero } from "./hero";
import { closing, teamMember } from "./home";
import { voice } from "./voice";
import { whatsapp } from "./whatsapp";

/** Behaviour or terms that the site states in the operator's name. */
interface OperatorPromise {
  /** In the site's own words. */
  says: string;
  /** Where those stand. */
  file: string;
  /** "final" once the operator has confirmed that it is so. */
  status: FactStatus;
}

const { cost, system, number, accent, customers, recordings } = straightAnswers.answers;
const demoFile = "src/content/book-demo.ts";
const homeFile = "src/content/home.ts";

const pointOf = (points: { name: string; text: string }[], name: string) =>
  points.find((point) => point.name === name)!.text;

/** All that only the operator can promise. */
export const promises: Record<string, OperatorPromise> = {
  lead: { says: hero.lead, file: "src/content/hero.ts", status: "sample" },
  permissions: { says: voice.cards[0]!.note!, file: "src/content/voice.ts", status: "sample" },
  transfer: {
    says: pointOf(voice.cards[1]!.points, "Transfer to humans"),
    file: "src/content/voice.ts",
    status: "sample",
  },
  campaigns: {
    says: pointOf(whatsapp.points, "Marketing campaigns"),
    file: "src/content/whatsapp.ts",
    status: "sample",
  },
  passRecordings: {
    says: `Recordings: ${teamMember.pass.rows.find(({ label }) => label === "Recordings")!.value}`,
    file: homeFile,
    status: "sample",
  },
  ownCars: { says: closing.text, file: homeFile, status: "sample" },
  oneCall: {
    says: demoRequestForm.fields.phoneNumber.hint,
    file: demoFile,
    status: "sample",
  },
  trial: { says: nextSteps.steps[1].text, file: demoFile, status: "sample" },
  cost: { says: cost.answer, file: demoFile, status: "sample" },
  system: { says: system.answer, file: demoFile, status: "sample" },
  number: { says: number.answer, file: demoFile, status: "sample" },
  accent: { says: accent.answer, file: demoFile, status: "sample" },
  customers: { says: customers.answer, file: demoFile, status: "sample" },
  recordings: { says: recordings.answer, file: demoFile, status: "sample" },
};
