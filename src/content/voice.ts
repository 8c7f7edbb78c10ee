import type { AgentRecord, LineAnchor } from "./channels";

/** A sample call. */
export interface Call {
  /** Also the anchor that opens it. */
  id: `voice-${string}`;
  chip: string;
  /** The caller, the called and the time. */
  title: string;
  lines: { by: string; text: string; anchor?: LineAnchor }[];
  record: AgentRecord;
  /** The sound of this call. The lines must be its transcript. */
  recording?: {
    /** Path of a file below `public/`, such as `/recordings/after-hours.mp3`. */
    file: string;
    /** Where the consent of everybody who is heard is kept. */
    consentKeptAt: string;
  };
}

/** What the agent does in one direction. */
export interface VoiceCard {
  heading: string;
  points: Record<string, { name: string; text: string }>;
  note?: string;
}

const agent = "AI agent";

/**
 * People, firms, plates and numbers are invented: the numbers come from Ofcom's ranges for drama, and no registration
 * with an I in its last three letters is issued.
 *
 * All samples, those in hero.ts, whatsapp.ts, workflows.ts, played-conversations.ts and the diary in advantages.ts included, share one
 * calendar, of October 2026. The night is Tuesday, 6 October, into Wednesday; the diary is that of Thursday, 8 October.
 * Every day of Hartley Garage's diary has its hours: 8:30, 10:00, 11:15, 13:30, 14:45, 16:00. An MOT reminder goes out
 * 30 days before the MOT runs out; without a reply within two days, the agent rings. The end of a lease is in June 2026.
 */
const calls = [
  {
    id: "voice-hard-call",
    chip: "A hard call",
    title: "07700\u00A0900588 rings Hartley Garage, Monday, 8:04",
    lines: [
      {
        by: agent,
        text: "Hartley Garage, good morning. I’m the AI assistant, and this call is recorded. How can I help?",
      },
      { by: "Mr Quirke", text: "A robot? I want Pete." },
      {
        by: agent,
        text: "I’m an AI, yes. I can put you through, or he can ring you back. What shall I say it’s about?",
        anchor: "voice-hard-call=person",
      },
      { by: "Mr Quirke", text: "It’s making a right racket at the front. BD68, Z… [a lorry passes]" },
      {
        by: agent,
        text: "I lost the end of that. I have Bravo Delta six eight, Zulu. Which two letters come next?",
      },
      { by: "Mr Quirke", text: "P, I. What’s that going to cost me?" },
      { by: agent, text: "I don’t know, and I won’t guess before somebody has heard it. I’ll get Pete." },
      {
        by: "Pete, owner",
        text: "Morning, Mr Quirke. This racket at the front: over bumps, or on the turn?",
      },
    ],
    record: {
      status: "Handed over",
      title: "Noise from the front",
      registration: "BD68 ZPI",
      rows: [
        { label: "Pete was told", value: "Racket at the front, wants a price" },
        { label: "Price given", value: "None" },
      ],
    },
  },
  {
    id: "voice-used-car",
    chip: "Used car",
    title: "07700\u00A0900655 rings Linden Cars, Sunday, 14:20",
    lines: [
      {
        by: agent,
        text: "Linden Cars, good afternoon. I’m the AI assistant, and this call is recorded. We’re closed today. How can I help?",
      },
      { by: "Mr Bell", text: "That white Qashqai. Is it still there?" },
      {
        by: agent,
        text: "It was in stock when we closed at four yesterday, at £12,495. Marcus can confirm it in the morning.",
      },
      { by: "Mr Bell", text: "Any marks on it?" },
      {
        by: agent,
        text: "The advert doesn’t say, so I can’t. Marcus can walk round it with you on video. Would that help?",
      },
      { by: "Mr Bell", text: "Yeah. What would it be a month?" },
      {
        by: agent,
        text: "I can’t quote finance; Marcus can tell you what he’s able to offer. He can ring at ten or half past twelve.",
        anchor: "voice-used-car=finance",
      },
      { by: "Mr Bell", text: "Half twelve." },
      { by: agent, text: "Half past twelve tomorrow. He’ll have everything you asked." },
    ],
    record: {
      status: "Call-back booked",
      title: "White Qashqai",
      registration: "GX68 LIA",
      rows: [
        { label: "Marcus rings", value: "Monday, 12:30" },
        { label: "Wants", value: "Video walk-round, monthly price" },
        { label: "Stock", value: "As of Saturday, 16:00" },
        { label: "Finance quoted", value: "None" },
      ],
    },
  },
  {
    id: "voice-after-hours",
    chip: "After hours",
    title: "07700\u00A0900142 rings Hartley Garage, Tuesday, 18:12. Nobody is in.",
    lines: [
      {
        by: agent,
        text: "Hartley Garage, good evening. I’m the AI assistant, and this call is recorded. How can I help?",
        anchor: "voice-after-hours=hello",
      },
      { by: "Caller", text: "Hiya, my MOT’s up on Friday. Can you squeeze me in?" },
      { by: agent, text: "I can do Thursday at 8:30. What’s the reg, please?" },
      { by: "Caller", text: "KX21\u00A0HVI. How much is it?" },
      {
        by: agent,
        text: "£45. Kilo X-ray two one, Hotel Victor India, Thursday at 8:30. Shall I book it?",
      },
      { by: "Caller", text: "Go on, then." },
      { by: agent, text: "What name is it, please? And may I WhatsApp you a reminder on Wednesday?" },
      { by: "Caller", text: "Dee Ward. Yes." },
      { by: agent, text: "Booked, Dee. See you on Thursday at 8:30." },
    ],
    record: {
      status: "Booked in the diary",
      title: "MOT, Class 4",
      registration: "KX21 HVI",
      rows: [
        { label: "Name", value: "Dee Ward" },
        { label: "Slot", value: "Thursday, 8:30" },
        { label: "Price given", value: "£45, from the price list" },
        { label: "Reminder", value: "WhatsApp, Wednesday" },
      ],
    },
  },
  {
    id: "voice-service-desk",
    chip: "Service desk",
    title: "07700\u00A0900417 rings Linden Cars, Saturday, 11:48",
    lines: [
      {
        by: agent,
        text: "Linden Cars service, good morning. I’m the AI assistant, and this call is recorded. How can I help?",
      },
      { by: "Ms Doyle", text: "My Golf says it wants a service. And I’ll need a car while it’s in." },
      { by: agent, text: "No problem. What’s the reg, and roughly the mileage?" },
      { by: "Ms Doyle", text: "GN70\u00A0TRI. Thirty-eight thousand, give or take." },
      {
        by: agent,
        text: "Our next courtesy car is free on Thursday. Come at 8:30 with your licence. Shall I book both?",
      },
      { by: "Ms Doyle", text: "Please. What would you give me for it against a newer one?" },
      {
        by: agent,
        text: "Both booked. I won’t guess at a price. Dan does part exchange: I’ll tell him what we said and put you through.",
      },
      {
        by: "Dan, part exchange",
        text: "Hi Ms Doyle, Dan here. Golf, 38,000, in on Thursday. I’ll look it over then, and Marcus can show you what we have for sale.",
      },
    ],
    record: {
      status: "Booked",
      title: "Service and courtesy car",
      registration: "GN70 TRI",
      rows: [
        { label: "Slot", value: "Thursday, 8:30" },
        { label: "Transferred", value: "To Dan, part exchange" },
      ],
    },
  },
  {
    id: "voice-outbound",
    chip: "Outbound",
    title: "Hartley Garage rings 07700\u00A0900263, Tuesday, 17:12",
    lines: [
      {
        by: agent,
        text: "Hello, is that Mr Shah? I’m Hartley Garage’s AI assistant, and this call is recorded. You asked us to ring when your MOT was due. Is now all right?",
      },
      { by: "Mr Shah", text: "I’m at work. Is it quick?" },
      {
        by: agent,
        text: "Yes. You can stop these calls at any time: just say so. Your MOT runs out on 3 November. I have Thursday at 10:00 or next Tuesday at 8:30.",
      },
      { by: "Mr Shah", text: "Thursday. Can I wait with it?" },
      {
        by: agent,
        text: "You can. Last year’s advisory was the front tyres. Do you want them looked at?",
      },
      { by: "Mr Shah", text: "Look, don’t fit." },
      {
        by: agent,
        text: "Look only: nothing’s done without your say-so. You’re booked for Thursday, 10:00, and I’ll WhatsApp you the day before.",
      },
    ],
    record: {
      status: "In the diary",
      title: "MOT, customer waits",
      registration: "YK19 VIA",
      rows: [
        { label: "Slot", value: "Thursday, 10:00" },
        { label: "Note", value: "Check front tyres, don’t fit" },
        { label: "Permission", value: "Reminders by AI call and WhatsApp, given at last visit" },
      ],
    },
  },
  {
    id: "voice-new-lead",
    chip: "New lead",
    title: "Halewick Leasing rings 07700\u00A0900731, Wednesday, 10:19",
    lines: [
      {
        by: agent,
        text: "Hello, is that Ms Adeyemi? I’m Halewick Leasing’s AI assistant, and this call is recorded. You asked on our website for a call about the electric hatchback. Is now all right?",
      },
      { by: "Ms Adeyemi", text: "That was quick. Yes." },
      {
        by: agent,
        text: "You can stop these calls at any time: just say so. Is it for you or for a business, and how many miles a year?",
      },
      { by: "Ms Adeyemi", text: "For me. Ten thousand, maybe twelve." },
      { by: agent, text: "And when do you need it by?" },
      { by: "Ms Adeyemi", text: "March. What would it be a month?" },
      {
        by: agent,
        text: "A colleague sends quotes in writing. Ellie can ring at two or half past four.",
        anchor: "voice-new-lead=quotes",
      },
      { by: "Ms Adeyemi", text: "Half four." },
    ],
    record: {
      status: "Lead qualified",
      title: "Personal, 10 to 12 thousand miles",
      rows: [
        { label: "Needed by", value: "March" },
        { label: "Ellie rings", value: "16:30" },
        { label: "Figures quoted", value: "None" },
        { label: "Permission", value: "Call by our AI, on the web form" },
      ],
    },
  },
] satisfies Call[];

/** The ids of the sample calls. */
export type CallId = (typeof calls)[number]["id"];

/** What the agent does by phone. */
export const voice = {
  id: "voice",
  label: "Voice",
  lead: "It picks up, and it rings back.",
  cards: {
    outbound: {
      heading: "Outbound",
      points: {
        reminders: { name: "Reminders", text: "For MOTs, services, appointments." },
        followUps: { name: "Follow-ups", text: "After a quote, a call-back request or deferred work." },
        leads: { name: "Lead outreach", text: "New enquiries, while they’re warm." },
        feedback: { name: "Feedback", text: "Asks how it went. A complaint goes to a person." },
      },
      note: "It only rings people who’ve agreed to AI calls. Anyone who says stop isn’t rung again.",
    },
    inbound: {
      heading: "Inbound",
      points: {
        answering: { name: "Answering calls", text: "On Sundays, at lunch, when every line is busy." },
        qualifying: { name: "Qualifying leads", text: "Budget, timing, part exchange." },
        booking: { name: "Booking appointments", text: "A slot you have free, at a price you set." },
        transfer: { name: "Transfer to humans", text: "With a summary. When nobody is in, it books a call-back." },
      },
    },
  },
  choiceLabel: "Sample calls",
  /** The speaker of a line that the agent says. */
  agent,
  recording: "Recording of the call",
  samples: calls as Call[],
};
