import { paths } from "../paths";
import type { AgentRecord, LineAnchor } from "./channels";

/** A sample call. */
export interface Call {
  /** Also the anchor that opens it. */
  id: `voice-${string}`;
  chip: string;
  /** The caller, the called and the time. */
  title: string;
  /** `isStaff`: of a person who works for the business. */
  lines: { by: string; isStaff?: boolean; text: string; anchor?: LineAnchor }[];
  record: AgentRecord;
  /** The sound of this call. The lines must be its transcript. */
  recording?: {
    /** Path of a file below `public/`, such as `/recordings/hard-call.mp3`. */
    file: string;
    /** Where the consent of everybody who is heard is kept. */
    consentKeptAt: string;
  };
}

/** The agent as a speaker in calls and chats. */
export const agent = "AI agent";

/**
 * People, firms, plates and numbers are invented: the numbers come from Ofcom's ranges for drama, and no registration
 * with an I in its last three letters is issued.
 *
 * All samples, those in hero.ts, whatsapp.ts, workflows.ts, played-conversations.ts and the diary in advantages.ts included, share one
 * calendar, of October 2026. The night is Tuesday, 6 October, into Wednesday; the diary is that of Thursday, 8 October.
 * Every day of Hartley Garage's diary has its hours: 8:30, 10:00, 11:15, 13:30, 14:45, 16:00. An MOT reminder goes out
 * 28 days before the MOT runs out, since a test in its last month, less a day, keeps the date; without a reply within two
 * days, the agent rings. The car was first registered in that half of a year. The end of a lease is in June 2026.
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
      { by: "Mr Quirke", text: "Oh no, a robot. Is Pete about?" },
      {
        by: agent,
        text: "I’m an AI, yes. I can put you through, or he can ring you back. What shall I say it’s about?",
        anchor: "voice-hard-call=person",
      },
      { by: "Mr Quirke", text: "It’s making a right racket at the front. BD68, Z… what is it?" },
      {
        by: agent,
        text: "I have Bravo Delta six eight, Zulu. Which two letters come next?",
      },
      { by: "Mr Quirke", text: "P, I. What’s that going to cost me?" },
      { by: agent, text: "I don’t know, and I won’t guess before somebody has heard it. I’ll get Pete." },
      {
        by: "Pete, owner",
        isStaff: true,
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
    title: "07700\u00A0900655 rings Linden Cars, Sunday, 18:20",
    lines: [
      {
        by: agent,
        text: "Linden Cars, good evening. I’m the AI assistant, and this call is recorded. We’ve just closed. How can I help?",
      },
      { by: "Caller", text: "That white Qashqai. Is it still there?" },
      { by: agent, text: "It was in stock at five, at £12,495. Marcus will confirm it in the morning." },
      { by: "Caller", text: "Any marks on it?" },
      { by: agent, text: "The advert doesn’t say, so I can’t. Marcus can show you round it on video." },
      { by: "Caller", text: "Yeah. What would it be a month?" },
      {
        by: agent,
        text: "I can’t quote finance. Marcus can ring at ten about that. Want to see it at six?",
        anchor: "voice-used-car=finance",
      },
      { by: "Caller", text: "Six is good. It’s Rob Bell." },
      {
        by: agent,
        text: "Booked, Rob: six tomorrow, with Marcus. He’ll ring this number at ten, and I’ll tell him what you asked.",
      },
    ],
    record: {
      status: "Appointment booked",
      title: "White Qashqai",
      registration: "GX68 LIA",
      rows: [
        { label: "Name", value: "Rob Bell" },
        { label: "To see it", value: "Monday, 18:00" },
        { label: "Marcus rings", value: "Monday, 10:00" },
        { label: "Asked about", value: "Marks, monthly price" },
        { label: "Stock", value: "As of Sunday, 17:00" },
        { label: "Finance quoted", value: "None" },
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
        text: "Both booked. Dan does part exchange: I’ll tell him what we said and put you through.",
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
        text: "Mr Shah? I’m the AI assistant at Hartley Garage, 4 Mill Lane. This call is recorded. You asked for an MOT reminder. Good time?",
        anchor: "voice-outbound=hello",
      },
      { by: "Mr Shah", text: "I’m at work. Is it quick?" },
      {
        by: agent,
        text: "Yes. Say stop, and I won’t ring again. Your MOT runs out on 1 November. I have Thursday at 10:00 or next Tuesday at 8:30.",
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
      title: "MOT, customer waiting",
      registration: "YK69 VIA",
      rows: [
        { label: "Slot", value: "Thursday, 10:00" },
        { label: "Note", value: "Check front tyres, don’t fit" },
        { label: "Permission", value: "Reminders by AI call and WhatsApp, given at last visit" },
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
  /** Stands below the played call. */
  rules: { label: "Read the rules it keeps.", to: `${paths.bookDemo}#rules` },
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
    },
    inbound: {
      heading: "Inbound",
      points: {
        answering: { name: "Answering calls", text: "On Sundays, at lunch, when every line is busy." },
        qualifying: { name: "Qualifying leads", text: "Budget, timing, part exchange." },
        booking: { name: "Booking appointments", text: "A slot you have free, at a price you set." },
        transfer: { name: "Transfer to humans", text: "With a summary, or a call-back when nobody is in." },
      },
    },
  },
  /** Stands below the cards. */
  consent: "It only rings people who’ve agreed to AI calls. Say stop, and it doesn’t ring again.",
  choiceLabel: "Sample calls",
  recording: "Recording of the call",
  samples: calls as Call[],
};
