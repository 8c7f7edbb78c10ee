/** What the visitor may say at a place of a script, and what follows. */
export interface Reply {
  /** Names the reply in links to a conversation, so that it must not change. */
  id: string;
  says: string;
  answer: string;
  /** The rule behind the answer. */
  why?: string;
  /** What the agent writes on the record. A row replaces the one of the same label. */
  rows?: { label: string; value: string }[];
  /** The place that it leads to. The place "end" has no replies. */
  leadsTo: string;
}

/** A conversation in which the visitor chooses what the caller or customer says. */
export interface Script {
  /** Also the anchor that opens it. */
  id: string;
  chip: string;
  business: string;
  /** The time, and who is in. */
  occasion: string;
  greeting: string;
  /** Labels on the record that wait for their values from the start. */
  waiting: string[];
  /** The replies at each place. A reply that has been chosen is not offered again. The first place is "start". */
  places: Record<string, Reply[]>;
  /** A button below the greeting, which picks the reply with the id "person". */
  quickReply?: string;
  /** Labels the button that copies a link to the conversation. */
  copy: string;
}

/** Words that the call and the chat share. */
export const conversationLabels = {
  rule: "We wrote these answers. In a demo, the AI agent answers live.",
  pick: "Pick what you’d say.",
  you: "You",
  choices: "You say",
  why: "Why:",
  record: "On the record",
  ended: "In a demo you say what you like, and it answers live.",
  restart: "Try to trip it up again",
};

/** The rules behind the answers, each a promise of the operator's (docs/operating.md). */
export const whys = {
  freeSlot: "It only offers slots that your diary shows as free.",
  callBack: "Nobody is in, so it offers a call-back.",
  priceList: "It isn’t on your price list, so it gives no price.",
  readsBack: "It reads back what it heard.",
  notSure: "When it isn’t sure, it says so.",
  holdsSlot: "You decide how long it holds a slot.",
  yourPrices: "It can’t change your prices.",
  safety: "Safety goes to a person.",
  stop: "The customer is off the reminder list: calls and messages.",
  asks: "It asks before it messages anyone.",
  handsOn: "The call-back is in the diary, with what was said.",
  identity: "Nobody proves who they are in a chat. Figures come in writing.",
  noQuestions: "Money worries go to a person, with no questions about them first.",
  complaint: "It logs a complaint and doesn’t argue.",
  thirdParty: "It says nothing about an account to anyone else.",
  person: "Nobody has to ask twice.",
};

/** What the played call names of a garage. */
export interface Garage {
  name: string;
  /** When it shuts, such as 17:30. The call comes in twelve minutes later. */
  shuts: string;
  /** The price of an MOT, in pounds. */
  mot: string;
  /** Who callers ask for. */
  person: string;
}

export const sampleGarage: Garage = { name: "Hartley Garage", shuts: "18:00", mot: "45", person: "Pete" };

/** A field in which visitors name their own garage, with the attributes of its input. */
interface GarageField {
  label: string;
  /** Shown for a wrong value. */
  errorMessage?: string;
  type?: "time";
  inputMode?: "decimal";
  maxLength?: number;
  max?: string;
}

/**
 * The visitor's own garage. The call has to end on the day on which it begins. The largest price is the legal maximum for
 * the MOT of a car (https://www.gov.uk/getting-an-mot/mot-test-fees).
 */
export const ownGarage = {
  open: "Hear it as your garage",
  fields: {
    name: { label: "Your garage’s name", maxLength: 40 },
    person: { label: "Who callers ask for", maxLength: 30 },
    shuts: { label: "When you shut", type: "time", max: "23:30", errorMessage: "Use a time up to 23:30." },
    mot: {
      label: "Your MOT price, in £",
      inputMode: "decimal",
      errorMessage: "Use an amount from 0 to 54.85, the legal maximum.",
    },
  } as Record<keyof Garage, GarageField>,
  largestPrice: 54.85,
  note: "What you leave empty stays Hartley Garage’s. Nothing you type leaves this page unless you share the link.",
  copy: "Copy a link with your garage",
};

/** A time of the day so many minutes after another, such as 17:42. */
function minutesAfter(time: string, minutes: number) {
  const [hour, minute] = time.split(":").map(Number) as [number, number];
  const total = hour * 60 + minute + minutes;
  return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, "0")}`;
}

/**
 * A name that a visitor has typed, between the signs that let it run its own way in English text, as Arabic does, and by
 * which `ProperNames` finds it.
 */
const isolated = (typed: string) => `\u2068${typed}\u2069`;

/** A call to a garage after hours. All invented, as in voice.ts, but for what visitors say of their own. */
export function playedCallAt(garage: Garage): Script {
  const isSamplesPerson = garage.person === sampleGarage.person;
  const name = garage.name === sampleGarage.name ? garage.name : isolated(garage.name);
  const person = isSamplesPerson ? garage.person : isolated(garage.person);
  /** Of somebody else nobody knows more than the name. */
  const [they, them] = isSamplesPerson ? ["he", "him"] : [person, person];
  const pounds = Number(garage.mot);
  const time = minutesAfter(garage.shuts, 12);
  const hour = parseInt(time);
  const greeting = hour < 12 ? "morning" : hour < 18 ? "afternoon" : "evening";
  const goodbye = hour < 18 ? "Goodbye." : "Good night.";

  const vehicle = { label: "Vehicle", value: "KX70\u00A0HVI" };
  const price = { label: "Price given", value: `£${Number.isInteger(pounds) ? pounds : pounds.toFixed(2)}` };
  const job = { label: "Job", value: "MOT, Class 4" };
  const brakes = {
    id: "brakes",
    says: "It pulls when I brake. Safe to drive?",
    why: whys.safety,
    rows: [{ label: "Brakes", value: `${person} rings first` }],
  };
  const brakesBooked = `I can’t judge that over the phone. If in doubt, don’t drive it. ${person} will ring you first thing.`;
  const discount = {
    id: "discount",
    says: pounds === Number(sampleGarage.mot) ? "Do it for thirty-five?" : "Can you do it for less?",
    answer: `${price.value} is the price. Only ${person} can change it. Shall I book it?`,
    why: whys.yourPrices,
    rows: [price],
  };
  const goOn = { id: "go", says: "Go on, then." };
  const slot = { label: "Slot", value: "Thursday, 8:30" };
  const caller = { label: "Name", value: "Dee Ward" };
  const reminders = {
    id: "stop",
    says: "And stop your reminders.",
    why: whys.stop,
    rows: [{ label: "Reminders", value: `Off, ${minutesAfter(garage.shuts, 14)}` }],
  };

  return {
    id: "voice-your-call",
    chip: "You’re the caller",
    business: name,
    occasion: `Tuesday, ${time}. Nobody is in.`,
    greeting: `${name}, good ${greeting}. I’m the AI assistant, and this call is recorded. How can I help?`,
    waiting: ["Job", "Vehicle", "Price given", "Slot"],
    copy: "Copy a link to this call",
    places: {
      start: [
        {
          id: "mot",
          says: "My MOT’s up on Friday.",
          answer: "I can do Thursday at 8:30. What’s the reg, please?",
          why: whys.freeSlot,
          rows: [job],
          leadsTo: "reg",
        },
        {
          id: "robot",
          says: `Is that a robot? I want ${person}.`,
          answer: `I’m an AI, yes. ${person}’s gone home. Can ${they} ring you at 8:30 tomorrow?`,
          why: whys.callBack,
          rows: [{ label: "Asked for", value: person }],
          leadsTo: "call-back",
        },
        {
          id: "clutch",
          says: "How much is a clutch on a Corsa?",
          answer: `I’ve no price for that, and I won’t guess. ${person} can price it. Can ${they} ring you at 8:30 tomorrow?`,
          why: whys.priceList,
          rows: [{ label: "Price given", value: "None" }],
          leadsTo: "call-back",
        },
      ],
      reg: [
        {
          id: "price",
          says: "KX70\u00A0HVI. How much is it?",
          answer: `${price.value}. Kilo X-ray seven zero, Hotel Victor India, Thursday at 8:30. Shall I book it?`,
          why: whys.readsBack,
          rows: [vehicle, price],
          leadsTo: "offer",
        },
        {
          id: "lorry",
          says: "KX… hang on… [a lorry passes]",
          answer: "I have Kilo X-ray, and lost the rest. What comes next?",
          why: whys.notSure,
          leadsTo: "reg",
        },
        {
          id: "mum",
          says: "No idea, it’s my mum’s.",
          answer: "No problem. WhatsApp it to this number; I’ll hold the slot till noon tomorrow.",
          why: whys.holdsSlot,
          rows: [{ label: "Slot", value: "Held until Wednesday noon" }],
          // Not to "offer": no price was given that they could beat down, and nothing can be booked.
          leadsTo: "after",
        },
      ],
      offer: [
        { ...discount, leadsTo: "offer" },
        { ...brakes, answer: brakesBooked, leadsTo: "offer" },
        {
          ...reminders,
          answer: "Done: no more reminders, by phone or WhatsApp. Is the MOT still on?",
          leadsTo: "stopped",
        },
        {
          ...goOn,
          answer: "Your name, please? And may I WhatsApp a reminder on Wednesday?",
          why: whys.asks,
          leadsTo: "name",
        },
      ],
      name: [
        {
          id: "yes",
          says: "Dee Ward. Yes.",
          answer: `Booked, Dee: Thursday at 8:30. I’ll WhatsApp on Wednesday. ${goodbye}`,
          rows: [slot, caller, { label: "Reminder", value: "WhatsApp, Wednesday" }],
          leadsTo: "end",
        },
        {
          id: "no",
          says: "Dee Ward. No messages.",
          answer: `Booked, Dee: Thursday at 8:30. No messages. ${goodbye}`,
          rows: [slot, caller, { label: "Reminder", value: "None" }],
          leadsTo: "end",
        },
      ],
      // The offer, to somebody who wants no messages.
      stopped: [
        { ...discount, leadsTo: "stopped" },
        { ...brakes, answer: brakesBooked, leadsTo: "stopped" },
        { ...goOn, answer: "Your name, please?", leadsTo: "name-only" },
      ],
      "name-only": [
        {
          id: "name",
          says: "Dee Ward.",
          answer: `Booked, Dee: Thursday at 8:30. ${goodbye}`,
          rows: [slot, caller],
          leadsTo: "end",
        },
      ],
      "call-back": [
        {
          id: "fine",
          says: "Half eight’s fine.",
          answer: `${person} will ring this number at 8:30 tomorrow. I’ve told ${them} what you asked. Anything else?`,
          why: whys.handsOn,
          rows: [{ label: "Call-back", value: `${person}, 8:30` }],
          leadsTo: "after",
        },
        {
          id: "book",
          says: "Can’t you just book me an MOT?",
          answer: "I can. Thursday at 8:30 is free. What’s the reg, please?",
          why: whys.freeSlot,
          rows: [job],
          leadsTo: "reg",
        },
      ],
      after: [
        {
          ...brakes,
          answer: `I can’t judge that over the phone. If in doubt, don’t drive it. I’ve told ${person} to ring first thing.`,
          leadsTo: "after",
        },
        { ...reminders, answer: "Done: no more reminders, by phone or WhatsApp.", leadsTo: "after" },
        { id: "bye", says: "That’s all.", answer: `Thank you for ringing. ${goodbye}`, leadsTo: "end" },
      ],
      end: [],
    },
  };
}

/** The call to the sample's garage. */
export const playedCall = playedCallAt(sampleGarage);

/** A chat with a lender. */
export const playedChat: Script = {
  id: "whatsapp-your-chat",
  chip: "You’re the customer",
  business: "Merrow Finance",
  occasion: "Chat, Tuesday, 19:40",
  greeting: "Hello, I’m Merrow Finance’s AI assistant. How can I help?",
  waiting: ["Settlement figure", "Needs support", "Disclosed", "Complaint", "Handed to"],
  quickReply: "Ask a person",
  copy: "Copy a link to this chat",
  places: {
    start: [
      {
        id: "figure",
        says: "What’s my settlement figure?",
        answer: "I can’t give account details in a chat. Log in on our website, and your figure will come in writing.",
        why: whys.identity,
        rows: [{ label: "Settlement figure", value: "Waiting for log-in" }],
        leadsTo: "start",
      },
      {
        id: "dad",
        says: "I’m asking for my dad.",
        answer:
          "I can only discuss an account with its holder, or someone they’ve authorised. Shall I ask a colleague to check?",
        why: whys.thirdParty,
        rows: [{ label: "Disclosed", value: "Nothing" }],
        leadsTo: "start",
      },
      {
        id: "payment",
        says: "I can’t make this month’s payment.",
        answer:
          "I’m sorry to hear that, and thank you for telling me. One of our team will help: we’re in from 8:00. Shall we ring, or write? MoneyHelper can help you find free, independent debt advice.",
        why: whys.noQuestions,
        rows: [{ label: "Needs support", value: "Team told, campaigns off" }],
        leadsTo: "start",
      },
      {
        id: "complain",
        says: "I want to complain.",
        answer: "I’m sorry. What went wrong, in your words? I’ll log it now, and a person will write to you.",
        why: whys.complaint,
        rows: [{ label: "Complaint", value: "Logged 19:41" }],
        leadsTo: "start",
      },
      {
        id: "person",
        says: "A person, please.",
        answer: "I’ve passed this chat to Nadia. She’ll answer from 8:00 tomorrow.",
        why: whys.person,
        rows: [{ label: "Handed to", value: "Nadia" }],
        leadsTo: "end",
      },
    ],
    end: [],
  },
};
