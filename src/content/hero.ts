import { site } from "../site";

export type Speaker = "agent" | "caller" | "customer";

/** A phrase on the plate and its proof: a conversation, and the record that it led to. */
interface BookEntry {
  phrase: string;
  time: string;
  channel: string;
  lines: { speaker: Speaker; text: string }[];
  record: string;
  /** A record has a registration or an amount. */
  plate?: string;
  amount?: string;
}

/** The six phrases in their order, each with its record in one night's book. */
export const bookEntries = {
  mots: {
    phrase: "Book MOTs & services",
    time: "18:12",
    channel: "Call",
    lines: [
      { speaker: "caller", text: "My MOT’s up on Friday. Can you squeeze me in?" },
      { speaker: "agent", text: "I can do Thursday at 8:30. What’s the reg, please?" },
    ],
    record: "MOT booked, Thu 8:30",
    plate: "KX70 HVI",
  },
  payments: {
    phrase: "Take payments",
    time: "18:40",
    channel: "WhatsApp",
    lines: [
      { speaker: "customer", text: "What do I owe you for the Astra?" },
      { speaker: "agent", text: "£212, as you approved it. Pay here, or at the desk tomorrow." },
    ],
    record: "Paid by link",
    amount: "£212",
  },
  reminders: {
    phrase: "Run reminder campaigns",
    time: "19:05",
    channel: "WhatsApp",
    lines: [
      { speaker: "agent", text: "Your MOT runs out on 3 November. Friday at 8:30, or Monday at 10:00?" },
      { speaker: "customer", text: "Friday" },
    ],
    record: "Reminder: Fri 8:30",
    plate: "NK67 LIO",
  },
  vhcs: {
    phrase: "Convert & upsell VHCs",
    time: "20:11",
    channel: "WhatsApp",
    lines: [
      { speaker: "agent", text: "Red: front pads at 2 mm, £164 all in. Nothing’s done till you say." },
      { speaker: "customer", text: "Go ahead" },
    ],
    record: "Red work approved",
    amount: "£164",
  },
  noShows: {
    phrase: "Reduce no-shows",
    time: "20:47",
    channel: "WhatsApp",
    lines: [
      { speaker: "customer", text: "Can’t do tomorrow now. Friday?" },
      { speaker: "agent", text: "Friday at 14:45 is yours." },
    ],
    record: "Moved to Fri 14:45",
    plate: "PO15 OIL",
  },
  information: {
    phrase: "Gather information",
    time: "07:20",
    channel: "Call",
    lines: [
      { speaker: "caller", text: "There’s a knocking when I turn left." },
      { speaker: "agent", text: "At any speed? And what’s the reg and mileage? I’ll tell Pete." },
    ],
    record: "Fault and mileage noted",
    plate: "SB19 TIN",
  },
} satisfies Record<string, BookEntry>;

/** The first screen: what is for hire, and one night's book of the garage that hired it. */
export const hero = {
  clock: { time: "18:02", text: "The showroom has just shut. The phone still rings." },
  /** The phrase on the plate completes the sentence. */
  heading: "Hire an AI agent to",
  pause: "Pause animation",
  lead: "It answers your phone and WhatsApp day and night, rings customers who’ve agreed to AI calls, and books them in. It says it’s an AI. Anyone who asks gets a person, or a call-back. For dealerships, garages, leasing and lending firms.",
  bookDemo: "Book a Demo",
  askDemo: "Or leave your details",
  /** In its place, where there is a number to ring. */
  ring: import.meta.env.VITE_DEMO_LINE && `Or ring it now: ${site.demoLine}`,
  nightLog: {
    title: "Hartley Garage, Tuesday night",
    status: "After hours",
    speakers: { agent: "AI agent", caller: "Caller", customer: "Customer" },
    entries: Object.values<BookEntry>(bookEntries),
  },
};
