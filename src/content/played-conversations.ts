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
  /** Introduces each reply in the list for readers without scripts and on paper. */
  list: string;
}

/** Words that the call and the chat share. */
export const playedConversation = {
  rule: "We wrote these answers to show its rules. In a demo, the AI agent answers live.",
  pick: "Pick what you’d say.",
  you: "You",
  choices: "You say",
  why: "Why:",
  record: "On the record",
  ended: "In a demo you say what you like, and it answers live.",
  restart: "Try to trip it up again",
  /** Between a reply, its answer and the rule, in the list. */
  itSays: "it says",
  because: "because:",
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

const vehicle = { label: "Vehicle", value: "KX70\u00A0HVI" };
const price = { label: "Price given", value: "£45" };
const job = { label: "Job", value: "MOT, Class 4" };
const brakes = {
  id: "brakes",
  says: "It pulls when I brake. Safe to drive?",
  why: whys.safety,
  rows: [{ label: "Brakes", value: "Pete rings first" }],
};
const brakesBooked = "I can’t judge that over the phone. If in doubt, don’t drive it. Pete will ring you first thing.";
const discount = {
  id: "discount",
  says: "Do it for thirty-five?",
  answer: "£45 is the price. Only Pete can change it. Shall I book it?",
  why: whys.yourPrices,
  rows: [price],
};
const goOn = { id: "go", says: "Go on, then." };
const slot = { label: "Slot", value: "Thursday, 8:30" };
const name = { label: "Name", value: "Dee Ward" };
const reminders = {
  id: "stop",
  says: "And stop your reminders.",
  why: whys.stop,
  rows: [{ label: "Reminders", value: "Off, 18:14" }],
};

/** A call to a garage after hours. All invented, as in voice.ts. */
export const playedCall: Script = {
  id: "voice-your-call",
  chip: "You’re the caller",
  business: "Hartley Garage",
  occasion: "Tuesday, 18:12. Nobody is in.",
  greeting: "Hartley Garage, good evening. I’m the AI assistant, and this call is recorded. How can I help?",
  waiting: ["Job", "Vehicle", "Price given", "Slot"],
  copy: "Copy a link to this call",
  list: "If the caller says",
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
        says: "Is that a robot? I want Pete.",
        answer: "I’m an AI, yes. Pete’s gone home. Can he ring you at 8:30 tomorrow?",
        why: whys.callBack,
        rows: [{ label: "Asked for", value: "Pete" }],
        leadsTo: "call-back",
      },
      {
        id: "clutch",
        says: "How much is a clutch on a Corsa?",
        answer: "I’ve no price for that, and I won’t guess. Pete can price it. Can he ring you at 8:30 tomorrow?",
        why: whys.priceList,
        rows: [{ label: "Price given", value: "None" }],
        leadsTo: "call-back",
      },
    ],
    reg: [
      {
        id: "price",
        says: "KX70\u00A0HVI. How much is it?",
        answer: "£45. Kilo X-ray seven zero, Hotel Victor India, Thursday at 8:30. Shall I book it?",
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
        answer: "Booked, Dee: Thursday at 8:30. I’ll WhatsApp on Wednesday. Good night.",
        rows: [slot, name, { label: "Reminder", value: "WhatsApp, Wednesday" }],
        leadsTo: "end",
      },
      {
        id: "no",
        says: "Dee Ward. No messages.",
        answer: "Booked, Dee: Thursday at 8:30. No messages. Good night.",
        rows: [slot, name, { label: "Reminder", value: "None" }],
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
        answer: "Booked, Dee: Thursday at 8:30. Good night.",
        rows: [slot, name],
        leadsTo: "end",
      },
    ],
    "call-back": [
      {
        id: "fine",
        says: "Half eight’s fine.",
        answer: "Pete will ring this number at 8:30 tomorrow. I’ve told him what you asked. Anything else?",
        why: whys.handsOn,
        rows: [{ label: "Call-back", value: "Pete, 8:30" }],
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
        answer: "I can’t judge that over the phone. If in doubt, don’t drive it. I’ve told Pete to ring first thing.",
        leadsTo: "after",
      },
      { ...reminders, answer: "Done: no more reminders, by phone or WhatsApp.", leadsTo: "after" },
      { id: "bye", says: "That’s all.", answer: "Thank you for ringing. Good night.", leadsTo: "end" },
    ],
    end: [],
  },
};

/** A chat with a lender. */
export const playedChat: Script = {
  id: "whatsapp-your-chat",
  chip: "You’re the customer",
  business: "Merrow Finance",
  occasion: "Chat, Tuesday, 19:40",
  greeting: "Hello, I’m Merrow Finance’s AI assistant. How can I help?",
  waiting: ["Settlement figure", "Needs support", "Complaint", "Disclosed", "Handed to"],
  quickReply: "Ask a person",
  copy: "Copy a link to this chat",
  list: "If the customer writes",
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
        id: "dad",
        says: "I’m asking for my dad.",
        answer:
          "I can only discuss an account with its holder, or someone they’ve authorised. Shall I ask a colleague to check?",
        why: whys.thirdParty,
        rows: [{ label: "Disclosed", value: "Nothing" }],
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
