import type { AgentRecord, LineAnchor } from "./channels";
import { agent } from "./voice";

/** A message, the quick replies that the customer may tap, or the moment when a person takes over. */
export type ThreadItem =
  | {
      /** The agent, or the name of a person. */
      by: string;
      /** The person works for the business. */
      isStaff?: boolean;
      time: string;
      /** An hour or more after the message before: the time stands above it, too. */
      isLater?: boolean;
      text: string;
      anchor?: LineAnchor;
    }
  | { replies: string[] }
  | { handover: string };

/** A sample WhatsApp thread. */
export interface Thread {
  /** Also the anchor that opens it. */
  id: `whatsapp-${string}`;
  chip: string;
  business: string;
  /** The customer, and the reason for the thread. */
  occasion: string;
  lines: ThreadItem[];
  record: AgentRecord;
}

/** The row about the figure in the settlement's record. */
export const settlementFigure = { label: "Figure due", value: "Within 7 working days" };

/** All invented, as in voice.ts. */
const threads = [
  {
    id: "whatsapp-mot",
    chip: "MOT reminder",
    business: "Hartley Garage",
    occasion: "Reminder to Leah Brooks, who asked for it",
    lines: [
      {
        by: agent,
        time: "Mon 9:02",
        text: "Hello Leah, I’m Hartley Garage’s AI assistant. You asked for reminders here: the MOT on your Corsa, BK69\u00A0TIE, runs out on 2 November. I have Thursday at 11:15 or Friday at 10:00. Reply STOP to end reminders.",
      },
      { replies: ["Thursday", "Friday", "Ask a person"] },
      { by: "Leah", time: "9:05", text: "Thursday" },
      { by: "Leah", time: "9:06", text: "Engine light came on yesterday btw. Ok to drive?" },
      {
        by: agent,
        time: "9:06",
        text: "Thursday, 11:15 is booked. The light is a question for Jo: I’ve just told her.",
      },
      { handover: "Handed over to the service adviser" },
      {
        by: "Jo",
        isStaff: true,
        time: "9:10",
        text: "Hi Leah. If it flashes, don’t drive: ring me on 01632\u00A0960142. If it stays on, it’s an MOT fail, so we’ll check it first.",
      },
    ],
    record: {
      status: "Booked",
      title: "MOT and engine light",
      registration: "BK69 TIE",
      rows: [
        { label: "Slot", value: "Thursday, 11:15" },
        { label: "Question for Jo", value: "Light on, safe to drive?" },
      ],
    },
  },
  {
    id: "whatsapp-health-check",
    chip: "Health check",
    business: "Linden Cars",
    occasion: "To Mrs Patel, whose car is in the workshop",
    lines: [
      {
        by: agent,
        time: "11:20",
        text: "Hello Mrs Patel, I’m Linden Cars’ AI assistant. Your health check is done. Here is the video: lindencars.example/check",
      },
      {
        by: agent,
        time: "11:20",
        text: "Red: rear brake pads, 1.5 mm left, £189. Amber: two front tyres, 3 mm, £196. Nothing’s done till you say.",
      },
      { replies: ["Brakes only", "Both", "Talk to Sam"] },
      { by: "Mrs Patel", time: "11:24", text: "Brakes only" },
      { by: "Mrs Patel", time: "11:25", text: "How long will the tyres last?" },
      { by: agent, time: "11:25", text: "Brakes approved, £189. The tyres are a question for Sam." },
      { handover: "Handed over to the adviser" },
      {
        by: "Sam",
        isStaff: true,
        time: "11:31",
        text: "They’re legal at 3 mm, the limit is 1.6. I’d look again in spring, and I’ve put a reminder in.",
      },
      {
        by: agent,
        time: "15:48",
        isLater: true,
        text: "Mrs Patel, your Qashqai is ready. It comes to £318. Pay here, or at the desk: pay.lindencars.example. We never ask for a card number in a chat.",
        anchor: "whatsapp-health-check=card",
      },
      { replies: ["Pay by link", "At the desk", "About the bill"] },
      { by: "Mrs Patel", time: "15:51", text: "About the bill" },
      {
        by: agent,
        time: "15:51",
        text: "Interim service £129, rear brake pads £189, as you approved at 11:24. Shall I get Sam?",
      },
      { by: "Mrs Patel", time: "15:55", text: "No that’s right. Paid it" },
      { by: agent, time: "15:56", text: "£318 received, thank you. Your keys are at reception until 18:00." },
    ],
    record: {
      status: "Approved 11:24, paid by link 15:56",
      title: "Interim service, rear brake pads",
      rows: [
        { label: "Invoice", value: "£318, marked as paid" },
        { label: "Put off", value: "Front tyres, ask again in March" },
      ],
    },
  },
  {
    id: "whatsapp-no-show",
    chip: "No-show",
    business: "Hartley Garage",
    occasion: "To Kev Tate, the day before",
    lines: [
      {
        by: agent,
        time: "Wed 16:00",
        text: "Hello Kev, I’m Hartley Garage’s AI assistant. Your Caddy, FD67\u00A0VIO, is in for its MOT tomorrow at 16:00. Still OK?",
      },
      { replies: ["Yes", "Another day", "Ask a person"] },
      { by: "Kev", time: "16:31", text: "Job’s come up, can’t do it now" },
      {
        by: agent,
        time: "16:31",
        text: "Thanks for letting me know. I have Friday at 16:00, or Monday at 8:30 if you drop the keys through our door on Sunday.",
      },
      { by: "Kev", time: "16:33", text: "Monday" },
      {
        by: agent,
        time: "16:33",
        text: "Monday, 8:30 is booked. Your MOT is valid until 28 October, so Monday’s in time.",
      },
    ],
    record: {
      status: "Slot filled again",
      title: "Kev moved to Monday, 8:30",
      registration: "FD67 VIO",
      rows: [{ label: "Thursday, 16:00", value: "Offered to the waiting list, taken by Mrs Hall at 17:10" }],
    },
  },
  {
    id: "whatsapp-test-drive",
    chip: "Test drive",
    business: "Linden Cars",
    occasion: "Campaign to Tom Okafor, who asked about a hybrid",
    lines: [
      {
        by: agent,
        time: "10:02",
        text: "Hello Tom, I’m Linden Cars’ AI assistant. You asked to hear when the hybrid was in. It’s here. Would you like to drive it on Saturday? I have 10:15 or 14:00. Reply STOP to end these messages.",
      },
      { replies: ["10:15", "14:00", "Ask a person"] },
      { by: "Tom", time: "10:09", text: "10:15. What’d you give me for my Focus?" },
      {
        by: agent,
        time: "10:09",
        text: "Saturday, 10:15 is booked with Marcus in sales. Please bring your licence. Dan does part exchange: what’s the reg and mileage?",
      },
      { by: "Tom", time: "10:12", text: "YE68\u00A0RIV, 52k" },
      { handover: "Handed over to part exchange" },
      {
        by: "Dan",
        isStaff: true,
        time: "10:20",
        text: "Hi Tom, Dan here. Thanks, I’ll look it over while you’re out with Marcus.",
      },
    ],
    record: {
      status: "Test drive booked",
      title: "Hybrid",
      registration: "YE68 RIV",
      rows: [
        { label: "Slot", value: "Saturday, 10:15" },
        { label: "Part exchange", value: "52,000 miles" },
        { label: "Handed to", value: "Dan" },
      ],
    },
  },
  {
    id: "whatsapp-settlement",
    chip: "Settlement",
    business: "Merrow Finance",
    occasion: "Grace Lin asks",
    lines: [
      { by: "Grace", time: "17:40", text: "What’s my settlement figure on the PCP?" },
      {
        by: agent,
        time: "17:40",
        text: "Hello, I’m Merrow Finance’s AI assistant. I can’t give account details in a chat. Log in on our website, and your figure will come in writing.",
      },
      { replies: ["Ask a person"] },
      { by: "Grace", time: "17:44", text: "Done. Tbh I’ve been signed off and can’t keep up the payments" },
      {
        by: agent,
        time: "17:44",
        text: "I’m sorry to hear that, and thank you for telling me. I’ve passed this chat to Nadia in our support team.",
        anchor: "whatsapp-settlement=support",
      },
      { handover: "Handed over to customer support" },
      {
        by: "Nadia",
        isStaff: true,
        time: "17:47",
        text: "Hi Grace, Nadia here. There’s nothing to decide today. Shall I ring you, or would you rather write?",
      },
    ],
    record: {
      status: "Record updated",
      title: "Settlement figure requested after log-in",
      rows: [settlementFigure, { label: "Marked", value: "Needs support: campaigns off" }],
    },
  },
  {
    id: "whatsapp-end-of-lease",
    chip: "End of lease",
    business: "Halewick Leasing",
    occasion: "To Mr Novak, whose contract ends on 30 June",
    lines: [
      {
        by: agent,
        time: "10:00",
        text: "Hello Mr Novak, I’m Halewick Leasing’s AI assistant. The lease on your Kona, LR23\u00A0VIT, ends on 30 June. What would you like to do?",
      },
      { replies: ["Hand it back", "Extend it", "Ask a person"] },
      { by: "Mr Novak", time: "10:14", text: "Hand it back. Bit over on miles, and one kerbed alloy" },
      {
        by: agent,
        time: "10:14",
        text: "Thank you for saying so. What’s the mileage, and would the week of 15 or 22 June suit for collection?",
      },
      { by: "Mr Novak", time: "10:20", text: "31,200. The 22nd" },
      {
        by: agent,
        time: "10:20",
        text: "I’ve requested the week of 22 June. Please have both keys ready. A person will send you the cost of the miles and the wheel.",
      },
      { handover: "Handed over to end-of-contract" },
      {
        by: "Beth",
        isStaff: true,
        time: "11:02",
        text: "Morning Mr Novak. You’ll get both as separate items, so you can check them.",
      },
    ],
    record: {
      status: "Contract ends",
      title: "Collection requested",
      registration: "LR23 VIT",
      rows: [
        { label: "Collection", value: "Week of 22 June" },
        { label: "Mileage", value: "31,200" },
        { label: "Handed to", value: "Beth: excess miles, one wheel" },
      ],
    },
  },
] satisfies Thread[];

/** The ids of the sample threads. */
export type ThreadId = (typeof threads)[number]["id"];

/** What the agent does on WhatsApp. */
export const whatsapp = {
  id: "whatsapp",
  label: "WhatsApp",
  lead: "In the chat your customers already use.",
  points: {
    service: {
      name: "Service messages",
      text: "MOT dates, red and amber work to approve with the technician’s video, a payment link, “your car is ready”.",
    },
    campaigns: {
      name: "Marketing campaigns",
      text: "Only to customers who opted in. Every message says how to stop.",
    },
    conversations: {
      name: "AI handles most conversations",
      text: "It answers, offers times, books, and writes down what was agreed.",
    },
    handover: {
      name: "Hands over to staff",
      text: "To a named colleague, who reads the whole thread and carries on. Nobody has to say it twice.",
    },
  },
  choiceLabel: "Sample threads",
  /** Read out before a list of quick replies. */
  replies: "Quick replies:",
  samples: threads as Thread[],
};
