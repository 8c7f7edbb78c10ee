import { beforeYouSign, demoRequestForm, howYouStart, nextSteps, straightAnswers } from "./book-demo";
import { channels } from "./channels";
import { bookEntries, hero } from "./hero";
import { advantages, audiences, closing, teamMember } from "./home";
import { rules } from "./rules";
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

type Statement = [says: string, file: string, status: "unconfirmed" | "confirmed"];

/** Which rules are confirmed. A rule that is missing here does not compile. */
const keptRules: Record<keyof typeof rules.rules, Statement[2]> = {
  saysAi: "unconfirmed",
  person: "unconfirmed",
  listPrices: "unconfirmed",
  noDiscounts: "unconfirmed",
  notHeard: "unconfirmed",
  safety: "unconfirmed",
  stops: "unconfirmed",
  agreedCalls: "unconfirmed",
  noAccounts: "unconfirmed",
  noFinance: "unconfirmed",
  difficulty: "unconfirmed",
  complaints: "unconfirmed",
  noCards: "unconfirmed",
};

/** Which of the things are ready that a customer gets before it signs. */
const readyBeforeSigning: Record<keyof typeof beforeYouSign.items, Statement[2]> = {
  agreement: "unconfirmed",
  companies: "unconfirmed",
  training: "unconfirmed",
  recordings: "unconfirmed",
  breach: "unconfirmed",
  assessment: "unconfirmed",
  rights: "unconfirmed",
};

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[];

/** Statements that only the operator can confirm, and where they are. Set one to "confirmed" once it is true. */
export const PROMISES: Statement[] = [
  [hero.lead, HERO, "unconfirmed"],
  [bookEntries.payments.phrase, HERO, "unconfirmed"],
  ...(channels.ring ? [[channels.ring.after, "src/content/channels.ts", "unconfirmed"] satisfies Statement] : []),
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
  [rowText(pass.person), HOME, "unconfirmed"],
  [rowText(pass.recordings), HOME, "unconfirmed"],
  [closing.text, HOME, "unconfirmed"],
  [demoRequestForm.fields.phoneNumber.hint, DEMO, "unconfirmed"],
  [nextSteps.steps.contact.text, DEMO, "unconfirmed"],
  [nextSteps.steps.trial.text, DEMO, "unconfirmed"],
  [cost.answer, DEMO, "unconfirmed"],
  [system.answer, DEMO, "unconfirmed"],
  [system.diaries.rows.open[1], DEMO, "unconfirmed"],
  [system.diaries.rows.readable[1], DEMO, "unconfirmed"],
  [system.diaries.rows.paper[1], DEMO, "unconfirmed"],
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
  ...keysOf(keptRules).map((key): Statement => [rules.rules[key].rule, "src/content/rules.ts", keptRules[key]]),
  [howYouStart.steps[1], DEMO, "unconfirmed"],
  ...keysOf(readyBeforeSigning).map((key): Statement => [beforeYouSign.items[key], DEMO, readyBeforeSigning[key]]),
];
