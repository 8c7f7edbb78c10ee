import { demoRequestForm, nextSteps, straightAnswers } from "./book-demo";
import { hero } from "./hero";
import { closing, teamMember } from "./home";
import { voice } from "./voice";
import { whatsapp } from "./whatsapp";
import { whys } from "./your-call";

const CALL = "src/content/your-call.ts";
const HOME = "src/content/home.ts";
const DEMO = "src/content/book-demo.ts";

const pointNamed = (points: { name: string; text: string }[], name: string) =>
  points.find((point) => point.name === name)!.text;

const { cost, system, number, accent, customers, recordings } = straightAnswers.answers;

/** Statements that only the operator can confirm, and where they are. Set one to "confirmed" once it is true. */
export const PROMISES: [says: string, file: string, status: "unconfirmed" | "confirmed"][] = [
  [hero.lead, "src/content/hero.ts", "unconfirmed"],
  [voice.cards[0]!.note!, "src/content/voice.ts", "unconfirmed"],
  [pointNamed(voice.cards[1]!.points, "Transfer to humans"), "src/content/voice.ts", "unconfirmed"],
  [pointNamed(whatsapp.points, "Marketing campaigns"), "src/content/whatsapp.ts", "unconfirmed"],
  [`Recordings: ${teamMember.pass.rows.find(({ label }) => label === "Recordings")!.value}`, HOME, "unconfirmed"],
  [closing.text, HOME, "unconfirmed"],
  [demoRequestForm.fields.phoneNumber.hint, DEMO, "unconfirmed"],
  [nextSteps.steps[1]!.text, DEMO, "unconfirmed"],
  [cost.answer, DEMO, "unconfirmed"],
  [system.answer, DEMO, "unconfirmed"],
  [number.answer, DEMO, "unconfirmed"],
  [accent.answer, DEMO, "unconfirmed"],
  [customers.answer, DEMO, "unconfirmed"],
  [recordings.answer, DEMO, "unconfirmed"],
  [whys.freeSlot, CALL, "unconfirmed"],
  [whys.callBack, CALL, "unconfirmed"],
  [whys.priceList, CALL, "unconfirmed"],
  [whys.readsBack, CALL, "unconfirmed"],
  [whys.notSure, CALL, "unconfirmed"],
  [whys.holdsSlot, CALL, "unconfirmed"],
  [whys.yourPrices, CALL, "unconfirmed"],
  [whys.safety, CALL, "unconfirmed"],
  [whys.stop, CALL, "unconfirmed"],
  [whys.asks, CALL, "unconfirmed"],
  [whys.handsOn, CALL, "unconfirmed"],
  [whys.identity, CALL, "unconfirmed"],
  [whys.noQuestions, CALL, "unconfirmed"],
  [whys.complaint, CALL, "unconfirmed"],
  [whys.thirdParty, CALL, "unconfirmed"],
  [whys.person, CALL, "unconfirmed"],
];
