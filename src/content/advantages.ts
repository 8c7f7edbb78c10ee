import { site } from "../site";

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
  { by: "desk", name: "The desk", from: "08:01", to: "08:07" },
  { by: "agent", name: "AI agent", from: "08:02", to: "08:05" },
  { by: "agent", name: "AI agent", from: "08:03", to: "08:07" },
];

/** An amount in pounds; pence only where there are some. */
const pounds = (amount: number) =>
  `£${amount.toLocaleString(site.lang, { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })}`;
const calls = (count: number) => (count === 1 ? "1 call" : `${count.toLocaleString(site.lang)} calls`);

/** An advantage, with a drawing beside its text. */
export interface Advantage {
  name: string;
  /** The last word of the name, where it is an abbreviation, and what it stands for. */
  abbreviation?: { short: string; full: string };
  text: string;
}

/** What it is good for. The diary holds the vehicles of the samples, and invented ones. */
export const advantages = {
  clock: { time: "08:00", text: "Open. Thursday’s full." },
  heading: "What it changes",
  revenue: {
    name: "Increased revenue",
    text: "Calls you’d have missed can become bookings, as in this made-up diary. Put-off red and amber work is followed up.",
    diary: {
      caption: "Hartley Garage, Thursday",
      hours: "Time",
      bays: ["MOT bay", "Ramp 1", "Ramp 2", "Ramp 3"],
      rows: [
        { time: "8:30", cells: [plate("KX70 HVI"), job("Service"), job("Brakes"), plate("OV64 IRA")] },
        { time: "10:00", cells: [plate("YK69 VIA"), job("Tyres"), plate("HX70 VIE"), job("Service")] },
        { time: "11:15", cells: [plate("BK69 TIE"), job("Service"), job("Brakes"), job("Tyres")] },
        { time: "12:30", cells: [lunch, job("Service"), lunch, job("Brakes")] },
        { time: "13:30", cells: [job("MOT"), plate("GF19 IDA"), job("Service"), lunch] },
        { time: "14:45", cells: [job("MOT"), job("Brakes"), plate("LT68 ZIO"), plate("EY21 UIN")] },
        { time: "16:00", cells: [plate("WN68 KIT"), job("Tyres"), job("Service"), plate("DA20 PIV")] },
      ],
      // Names no colour, which a brand may change.
      legend: { job: "Job: booked by your desk.", plate: "Plate", agent: "booked by the AI agent." },
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
          wrong: "Use an amount from 0 to 99,999, such as 180 or 99.50.",
        },
        {
          name: "price",
          unit: "£",
          label: "Monthly price you’ve been quoted, in £",
          hint: "From any supplier. Leave it empty if you have none.",
          largest: 99_999,
          wrong: "Use an amount from 0 to 99,999, such as 180 or 99.50.",
        },
      ],
      incomplete: "Fill in the first three.",
      /** A sum outside of these, in pounds a week, is hardly meant. */
      plausible: { least: 10, most: 1_000_000 },
      implausible: (work: number) => `That would be ${pounds(work)} a week, so please look at your numbers again.`,
      /** The sum on the slip, what it is, and how it is worked out; together a sentence. */
      answer: (work: number, missed: number, lost: number, value: number) => [
        "About",
        pounds(work),
        "of work a week, by your own numbers:",
        `${calls(missed)} × ${lost} in 10 × ${pounds(value)}.`,
      ],
      blanks: ["About", "£……", "of work a week, by your own numbers:"],
      payback: (price: number, bookings: number, value: number) =>
        `At ${pounds(price)} a month, about ${bookings === 1 ? "1 booking" : `${bookings.toLocaleString(site.lang)} bookings`} of ${pounds(value)} ${bookings === 1 ? "brings" : "bring"} in what it costs. That’s turnover: allow for parts and wages.`,
      caveat: "Turnover, not profit, and only if your diary has room.",
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
    text: "Three calls at 8:04 on Monday, one person at the desk. The agent takes several at once, so you needn’t staff for the peak.",
    rush: {
      minutes: ["08:01", "08:02", "08:03", "08:04", "08:05", "08:06", "08:07"],
      /** The minute that the text names. */
      peak: "08:04",
      calls: monday,
      caption: "A sketch, not a measurement.",
    },
  },
  satisfaction: {
    name: "Elevated CSI",
    abbreviation: { short: "CSI", full: "customer satisfaction index" },
    text: "The customer hears five times without ringing you. They get through when they do ring, and are asked afterwards how it went.",
    stops: ["Reminder", "Booking", "Update", "Collection", "Thanks"],
  },
};
