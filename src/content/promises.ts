import { demoRequestForm, nextSteps, straightAnswers } from "./book-demo";
import { bookEntries, hero } from "./hero";
import { advantages, audiences, closing, teamMember } from "./home";
import { voice } from "./voice";
import { settlementFigure, whatsapp } from "./whatsapp";
import { workflows } from "./workflows";
import { whys } from "./your-call";

const CALL = "src/content/your-call.ts";
const HERO = "src/content/hero.ts";
const HOME = "src/content/home.ts";
const DEMO = "src/content/book-demo.ts";
const VOICE = "src/content/voice.ts";
const WHATSAPP = "src/content/whatsapp.ts";

/** A row as "label: value". */
const rowText = ({ label, value }: { label: string; value: string }) => `${label}: ${value}`;

const { outbound, inbound } = voice.cards;
const { rows: pass } = teamMember.pass;
const { cost, system, number, accent, customers, recordings } = straightAnswers.answers;

/** Statements that only the operator can confirm, and where they are. Set one to "confirmed" once it is true. */
export const PROMISES: [says: string, file: string, status: "unconfirmed" | "confirmed"][] = [
  [hero.lead, HERO, "unconfirmed"],
  [bookEntries.payments.phrase, HERO, "unconfirmed"],
  [outbound.note, VOICE, "unconfirmed"],
  [outbound.points.feedback.text, VOICE, "unconfirmed"],
  [inbound.points.booking.text, VOICE, "unconfirmed"],
  [inbound.points.transfer.text, VOICE, "unconfirmed"],
  [whatsapp.points.campaigns.text, WHATSAPP, "unconfirmed"],
  [whatsapp.points.handover.text, WHATSAPP, "unconfirmed"],
  [rowText(settlementFigure), WHATSAPP, "unconfirmed"],
  [workflows.points.records.text, "src/content/workflows.ts", "unconfirmed"],
  [audiences.audiences.finance.text, HOME, "unconfirmed"],
  [advantages.costs.text, HOME, "unconfirmed"],
  [rowText(pass.prices), HOME, "unconfirmed"],
  [rowText(pass.notSure), HOME, "unconfirmed"],
  [rowText(pass.recordings), HOME, "unconfirmed"],
  [closing.text, HOME, "unconfirmed"],
  [demoRequestForm.fields.phoneNumber.hint, DEMO, "unconfirmed"],
  [nextSteps.steps.trial.text, DEMO, "unconfirmed"],
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
