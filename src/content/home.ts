import { paths } from "../paths";
import { site, type Evidence } from "../site";
import type { CallId } from "./voice";
import type { ThreadId } from "./whatsapp";

const anchor = (id: CallId | ThreadId) => `${paths.home}#${id}`;

/** A customer's logo. Its drawing is `src/pages/home/trusted-by/{name}.svg`. */
interface CustomerLogo {
  name: string;
  /** The firm's name, for visitors who cannot see the drawing. */
  title: string;
  /** In px, so chosen that all logos look equally large and heavy. */
  width: number;
  height: number;
  evidence: Evidence;
}

/** Samples: replace them before going live. */
const logos: CustomerLogo[] = [
  { name: "ashdown", title: "Ashdown & Vale, dealer group", width: 181, height: 48, evidence: "sample" },
  { name: "thornbeck", title: "Thornbeck Motors, dealer group", width: 206, height: 43, evidence: "sample" },
  { name: "kestrel", title: "Kestrel Motor Group", width: 170, height: 48, evidence: "sample" },
  { name: "sentinel", title: "Sentinel Cover, vehicle protection", width: 160, height: 48, evidence: "sample" },
];

export const trustedBy = {
  heading: "Trusted by",
  logos,
  /** Below the logos. */
  backing: `Backed by the startup accelerator ${site.accelerator}.`,
};

/** A trade that we serve. */
export interface Audience {
  name: string;
  text: string;
  /** The sample in the channels section that is theirs. */
  link: { label: string; to: string };
}

/** What is seen in the window of each is `src/pages/home/audiences/{key}-window.svg`. */
const trades = {
  dealership: {
    name: "Dealerships",
    text: "Someone who asks for a call online gets one while they’re still keen. Test drives and services land in the diary, deferred work is chased, and the desk has it all before the customer walks in.",
    link: { label: "Read a used-car call", to: anchor("voice-used-car") },
  },
  garage: {
    name: "Garages",
    text: "The phone is answered while you’re under a car. MOT reminders go out on time, and anyone who can’t make it can move the booking before the slot is wasted.",
    link: { label: "Read a call it couldn’t finish alone", to: anchor("voice-hard-call") },
  },
  finance: {
    name: "Leasing / Lending",
    text: "End-of-contract choices and settlement requests, one step at a time. Advice, complaints and customers in difficulty go to a person.",
    link: { label: "See a customer in difficulty handed over", to: anchor("whatsapp-settlement") },
  },
} satisfies Record<string, Audience>;

export const audiences = {
  clock: { time: "21:15", text: "The lights are on, the doors are locked." },
  heading: "Who we serve",
  intro: "Every trade has the same problem: the phone rings when nobody is free.",
  audiences: trades,
};

interface Testimonial {
  quote: string;
  author: string;
  role: string;
  company: string;
  evidence: Evidence;
}

/** Samples: replace them, with the customers' written consent, before going live. The first one leads. */
const quotes: Testimonial[] = [
  {
    quote:
      "Evenings used to mean voicemail. Now the diary has filled up by the time we open, and my advisers start the day with the customers in front of them.",
    author: "Helen Marsh",
    role: "Aftersales Director",
    company: "Thornbeck Motors",
    evidence: "sample",
  },
  {
    quote: "It tells people straight off it’s an AI, gets to the point, and puts the awkward ones through to me.",
    author: "Imran Qureshi",
    role: "Owner",
    company: "Brook Street Garage",
    evidence: "sample",
  },
];

export const testimonials = {
  clock: { time: "07:55", text: "The team comes in." },
  heading: "What Our Customers Say About Us",
  testimonials: quotes,
};

/** What shows customers, and needs their consent. */
export const customerEvidence: { what: string; evidence: Evidence }[] = [
  logos.map(({ title, evidence }) => ({ what: `logo of ${title}`, evidence })),
  quotes.map(({ author, company, evidence }) => ({ what: `testimonial of ${author}, ${company}`, evidence })),
].flat();

/** What a bay has at an hour: a job that the desk booked, a vehicle that the agent booked, or a break. */
export interface DiaryCell {
  kind: "job" | "plate" | "rest";
  text: string;
}

const job = (text: string): DiaryCell => ({ kind: "job", text });
const plate = (text: string): DiaryCell => ({ kind: "plate", text });
const lunch: DiaryCell = { kind: "rest", text: "Lunch" };

/** A call with who takes it, and its first and last minute. Calls begin at different minutes. */
interface RushCall {
  by: "desk" | "agent";
  name: string;
  from: string;
  to: string;
}

const monday: RushCall[] = [
  { by: "desk", name: "The desk", from: "8:01", to: "8:07" },
  { by: "agent", name: "AI agent", from: "8:02", to: "8:05" },
  { by: "agent", name: "AI agent", from: "8:03", to: "8:07" },
];

const pounds = (amount: number) => `£${amount.toLocaleString(site.lang)}`;
const calls = (count: number) => (count === 1 ? "1 call" : `${count.toLocaleString(site.lang)} calls`);

/** An advantage, with a number that is counted in its drawing. */
export interface Advantage {
  name: string;
  /** The rest of the sentence that the number opens. */
  count: string;
  text: string;
}

/** What it is good for. The diary holds the vehicles of the samples, and invented ones. */
export const advantages = {
  clock: { time: "08:00", text: "Open, and the diary is full." },
  heading: "What it changes",
  revenue: {
    name: "Increased revenue",
    count: "bookings in this made-up diary came from the agent.",
    text: "Calls you’d have missed can become bookings. Red and amber work that was put off is chased, not forgotten.",
    diary: {
      caption: "Hartley Garage, Thursday",
      hours: "Time",
      bays: ["MOT bay", "Ramp 1", "Ramp 2", "Ramp 3"],
      rows: [
        { time: "8:30", cells: [plate("KX21 HVI"), job("Service"), job("Brakes"), plate("OV64 IRA")] },
        { time: "10:00", cells: [plate("YK19 VIA"), job("Tyres"), plate("HX70 VIE"), job("Service")] },
        { time: "11:15", cells: [plate("BK19 TIE"), job("Service"), job("Brakes"), job("Tyres")] },
        { time: "12:30", cells: [lunch, job("Service"), lunch, job("Brakes")] },
        { time: "13:30", cells: [job("MOT"), plate("GF19 IDA"), job("Service"), lunch] },
        { time: "14:45", cells: [job("MOT"), job("Brakes"), plate("LT68 ZIO"), plate("EY21 UIN")] },
        { time: "16:00", cells: [plate("WN18 KIT"), job("Tyres"), job("Service"), plate("DA20 PIV")] },
      ],
      // Names no colour, which a brand may change.
      legend: ["A job’s name: booked by your desk.", "A number plate: booked by the AI agent."],
    },
    figures: {
      heading: "Work it out with your own numbers",
      // In the order in which `answer` takes them, and then the optional price.
      fields: [
        {
          name: "missed",
          label: "Calls you miss in a week",
          hint: "From your phone’s call log, or your phone provider’s report.",
          largest: 9999,
          wrong: "Use whole numbers, 0 to 9,999.",
        },
        {
          name: "lost",
          label: "Of every ten missed calls, how many cost you a booking?",
          hint: "Leave out cold callers, and anyone who rings again.",
          largest: 10,
          wrong: "Use whole numbers, 0 to 10.",
        },
        {
          name: "value",
          unit: "£",
          label: "What an average booking brings, in £",
          hint: "What is invoiced, without VAT.",
          largest: 99_999,
          wrong: "Use whole numbers, 0 to 99,999.",
        },
        {
          name: "price",
          unit: "£",
          label: "Monthly price you’ve been quoted, in £",
          hint: "From any supplier. Leave it empty if you have none.",
          largest: 99_999,
          wrong: "Use whole numbers, 0 to 99,999.",
        },
      ],
      incomplete: "Fill in the first three.",
      answer: (work: number, missed: number, lost: number, value: number) =>
        `About ${pounds(work)} of work a week, by your own numbers: ${calls(missed)} × ${lost} in 10 × ${pounds(value)}.`,
      payback: (price: number, bookings: number, value: number) =>
        `At ${pounds(price)} a month, about ${bookings === 1 ? "1 booking" : `${bookings.toLocaleString(site.lang)} bookings`} of ${pounds(value)} ${bookings === 1 ? "brings" : "bring"} in what it costs. That’s turnover: allow for parts and wages.`,
      caveat:
        "This is turnover, not profit, and only if your diary has room for it. It leaves out what the agent costs.",
      privacy: "Nothing you type leaves this page.",
      copy: "Copy a link with these figures",
      privacyWithLink: "Nothing you type leaves this page unless you share the link.",
      formula:
        "Calls you miss in a week × bookings lost in every ten calls ÷ 10 × what an average booking brings, in £.",
      bookDemo: "Book a Demo",
    },
  },
  costs: {
    name: "Reduced fixed costs",
    count: "calls at 8:04 on Monday, one person at the desk.",
    text: "Monday morning or a recall letter brings a rush of calls. The agent takes several at once, so you needn’t staff for the peak.",
    rush: {
      minutes: ["8:01", "8:02", "8:03", "8:04", "8:05", "8:06", "8:07"],
      /** The minute that the sentence names. */
      peak: "8:04",
      calls: monday,
      caption: "A sketch, not a measurement.",
    },
  },
  satisfaction: {
    name: "Elevated CSI",
    count: "messages reach this customer before they have to ask.",
    text: "CSI is your customer satisfaction index. Customers get through, hear how their car is doing without chasing you, and are asked afterwards how it went.",
    stops: ["Reminder", "Booking", "Update", "Collection", "Thanks"],
  },
};

/** The agent as a colleague. */
export const teamMember = {
  heading: "Meet Your New Team Member",
  intro:
    "Treat it as you would a good hire: give it your hours, your prices and your tone of voice, and a person to turn to.",
  pass: {
    title: "AI agent",
    role: "Sales and service",
    // Phones show the first four, and fold the others.
    rows: {
      hours: { label: "Hours", value: "All of them" },
      prices: { label: "Prices", value: "Only from your list" },
      person: { label: "Asked for a person", value: "Puts them through, or books a call-back" },
      willNot: { label: "Will not", value: "Pose as a human" },
      speaks: { label: "Speaks", value: "English, MOT, VHC and PCP" },
      reportsTo: { label: "Reports to", value: "Whoever you name" },
      notSure: { label: "Not sure?", value: "Says so, or reads back what it heard" },
      recordings: { label: "Recordings", value: "You decide: if, who listens, how long" },
    },
    more: "The whole pass",
    badges: ["24/7 Active", "AI Powered"],
  },
  checklist: [
    "Never miss a sales or service opportunity",
    "Improve customer satisfaction and retention",
    "Increase efficiency without adding headcount",
  ],
  talk: `Talk to ${site.brand}`,
};

/** Below the buttons of the hero and the closing section. */
export const answersLine = {
  label: "Straight answers on price, systems and recordings",
  to: `${paths.bookDemo}#straight-answers`,
};

/** The last word, at dusk. */
export const closing = {
  clock: { time: "18:02", text: "The showroom shuts again." },
  heading: "Too good to be true",
  text: "That’s what we’d think, too. So try it in a demo: mumble the reg, ask for a price it doesn’t have, say you want a person. Then decide.",
  bookDemo: "Book a Demo",
  askDemo: "Send us your details instead",
};
