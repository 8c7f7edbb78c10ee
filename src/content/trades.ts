import { paths } from "../paths";
import type { CallId } from "./voice";
import type { ThreadId } from "./whatsapp";

const anchor = (id: CallId | ThreadId) => `${paths.home}#${id}`;

/** A trade that we serve. */
export interface Trade {
  name: string;
  text: string;
  /** The sample in the channels section that is theirs. */
  link: { label: string; to: string };
}

/** What is seen in the window of each is `src/pages/home/trades/{key}-window.svg`. */
const served = {
  dealership: {
    name: "Dealerships",
    text: "Someone who asks for a call online gets one while they’re keen. Test drives and services land in the diary, and the desk knows before the customer walks in.",
    link: { label: "Read a used-car call", to: anchor("voice-used-car") },
  },
  garage: {
    name: "Garages",
    text: "The phone is answered while you’re under a car. MOT reminders go out on time, and anyone who can’t make it moves the booking before the slot is wasted.",
    link: { label: "Read a call it couldn’t finish alone", to: anchor("voice-hard-call") },
  },
  finance: {
    name: "Leasing / Lending",
    text: "End-of-contract choices and settlement requests, one step at a time. Advice, complaints and customers in difficulty go to a person.",
    link: { label: "See a customer in difficulty handed over", to: anchor("whatsapp-settlement") },
  },
} satisfies Record<string, Trade>;

export const trades = {
  clock: { time: "21:15", text: "The lights are on, the doors are locked." },
  heading: "Who we serve",
  intro: "All three have one problem: the phone rings when nobody’s free.",
  trades: served,
};
