import { demoRequestForm, nextSteps, straightAnswers } from "./book-demo";
import { hero } from "./hero";
import { advantages, audiences, closing, teamMember } from "./home";
import { voice } from "./voice";
import { whatsapp } from "./whatsapp";
import { workflows } from "./workflows";
import { whys } from "./your-call";

const CALL = "src/content/your-call.ts";
const HERO = "src/content/hero.ts";
const HOME = "src/content/home.ts";
const DEMO = "src/content/book-demo.ts";
const VOICE = "src/content/voice.ts";
const WHATSAPP = "src/content/whatsapp.ts";

const pointNamed = (points: { name: string; text: string }[], name: string) =>
  points.find((point) => point.name === name)!.text;

/** A row as "label: value". */
const rowLabelled = (rows: { label: string; value: string }[], label: string) =>
  `${label}: ${rows.find((row) => row.label === label)!.value}`;

const [outbound, inbound] = voice.cards;
const { rows: pass } = teamMember.pass;
const finance = audiences.audiences.find(({ trade }) => trade === "finance")!;
const settlement = whatsapp.samples.find(({ id }) => id === "whatsapp-settlement")!;
const { cost, system, number, accent, customers, recordings } = straightAnswers.answers;

/** Statements that only the operator can confirm, and where they are. Set one to "confirmed" once it is true. */
export const PROMISES: [says: string, file: string, status: "unconfirmed" | "confirmed"][] = [
  [hero.lead, HERO, "unconfirmed"],
  [hero.book.entries.find(({ phrase }) => phrase === "Take payments")!.phrase, HERO, "unconfirmed"],
  [outbound!.note!, VOICE, "unconfirmed"],
  [pointNamed(outbound!.points, "Feedback"), VOICE, "unconfirmed"],
  [pointNamed(inbound!.points, "Booking appointments"), VOICE, "unconfirmed"],
  [pointNamed(inbound!.points, "Transfer to humans"), VOICE, "unconfirmed"],
  [pointNamed(whatsapp.points, "Marketing campaigns"), WHATSAPP, "unconfirmed"],
  [pointNamed(whatsapp.points, "Hands over to staff"), WHATSAPP, "unconfirmed"],
  [rowLabelled(settlement.job.rows, "Figure due"), WHATSAPP, "unconfirmed"],
  [pointNamed(workflows.points, "Update records"), "src/content/workflows.ts", "unconfirmed"],
  [finance.text, HOME, "unconfirmed"],
  [advantages.costs.text, HOME, "unconfirmed"],
  [rowLabelled(pass, "Prices"), HOME, "unconfirmed"],
  [rowLabelled(pass, "Not sure?"), HOME, "unconfirmed"],
  [rowLabelled(pass, "Recordings"), HOME, "unconfirmed"],
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
