import type { AdvantagesSectionProps } from "../pages/home/advantages/advantages-section";
import type { AudiencesSectionProps } from "../pages/home/audiences-section";
import type { ClosingSectionProps } from "../pages/home/closing-section";
import type { TeamMemberSectionProps } from "../pages/home/team-member/team-member-section";
import type { TestimonialsSectionProps } from "../pages/home/testimonials-section";
import type { TrustedBySectionProps } from "../pages/home/trusted-by/trusted-by-section";
import { channelAnchors, paths } from "../paths";
import { site } from "../site";

const anchor = (id: string) => `${paths.home}#${id}`;

/** Customers' logos. Samples: replace them before going live. */
export const trustedBy = {
  heading: "Trusted by",
  logos: [
    { name: "ashdown", title: "Ashdown & Vale, dealer group", evidence: "sample" },
    { name: "thornbeck", title: "Thornbeck Motors, dealer group", evidence: "sample" },
    { name: "kestrel", title: "Kestrel Motor Group", evidence: "sample" },
    { name: "sentinel", title: "Sentinel Cover, vehicle protection", evidence: "sample" },
  ],
} satisfies TrustedBySectionProps;

/** Whom we serve, and the sample that is theirs. */
export const audiences = {
  id: "who-we-serve",
  heading: "Who we serve",
  intro: "Three trades, one problem: the customer calls while everyone is busy.",
  audiences: [
    {
      name: "Dealerships",
      text: "A web lead is called back while it is still warm. Test drives and services land in the diary, and the desk is told before the customer walks in.",
      link: { label: "See a test drive arranged on WhatsApp", to: anchor(channelAnchors.whatsappTestDrive) },
      slip: { label: "Test drive", value: "Saturday, 10:15" },
    },
    {
      name: "Garages",
      text: "MOT reminders go out in time, the phone is answered with both hands under a bonnet, and a customer who cannot come says so before the ramp stands empty.",
      link: { label: "Read an MOT reminder call", to: anchor(channelAnchors.voiceOutbound) },
      slip: { label: "MOT due", value: "14 March" },
    },
    {
      name: "Leasing / Lending",
      text: "Contract ends, missing documents and settlement questions are handled step by step, and a person takes over where advice begins.",
      link: { label: "See a finance question handed over", to: anchor(channelAnchors.whatsappFinance) },
      slip: { label: "Agreement ends", value: "30 June" },
    },
  ],
} satisfies AudiencesSectionProps;

/** Two voices. Samples: replace them, with the customers' written consent, before going live. */
export const testimonials = {
  id: "customers",
  heading: "What Our Customers Say About Us",
  testimonials: [
    {
      quote:
        "Evenings used to mean voicemail. Now the diary has filled up by the time we open, and my advisers start the day with the customers in front of them.",
      author: "Helen Marsh",
      role: "Aftersales Director",
      company: "Thornbeck Motors",
      evidence: "sample",
    },
    {
      quote: "It says that it is an AI, gets to the point, and hands over when it should. Customers get their answer.",
      author: "Imran Qureshi",
      role: "Service Manager",
      company: "Ashdown & Vale",
      evidence: "sample",
    },
  ],
} satisfies TestimonialsSectionProps;

/** What it is good for, in the words of the profit-and-loss account. */
export const advantages = {
  id: "advantages",
  heading: "Three lines of the books that change",
  advantages: [
    {
      name: "Increased revenue",
      text: "Calls outside opening hours become bookings instead of missed calls, and advised work from health checks is followed up.",
      chart: { name: "hours", labels: ["Showroom, 9 to 6", "Agent, round the clock"] },
      caption: "Hours of the day in which somebody answers: a showroom that is open from 9 to 6, and an agent.",
    },
    {
      name: "Reduced fixed costs",
      text: "A busy Monday or a recall campaign needs no extra desk. You pay for conversations, not for people to wait for them.",
      chart: { name: "steps", labels: ["Desk by desk", "With an agent"] },
      caption: "A sketch, not a measurement: how cost grows with the number of calls, desk by desk and with an agent.",
    },
    {
      name: "Elevated CSI",
      text: "Customers are answered at the first ring, kept posted while the car is with you, and asked how it went once it is back.",
      chart: { name: "journey", labels: ["Reminder", "Booking", "Update", "Collection", "Feedback"] },
      caption:
        "Where a customer hears from you: at the reminder, the booking, the update, the collection and after it.",
    },
  ],
} satisfies AdvantagesSectionProps;

/** The agent as a colleague: a job advert, answered. */
export const teamMember = {
  heading: "Meet Your New Team Member",
  intro:
    "Treat it as you would a good hire: give it your hours, your prices and your tone of voice, and say whom to fetch.",
  advert: {
    label: "Position filled",
    title: "AI agent, sales and service",
    rows: [
      { label: "Hours", value: "All of them" },
      { label: "Speaks", value: "MOT, VHC and PCP" },
      { label: "Reports to", value: "Your service manager" },
      { label: "Will not", value: "Pass for a human" },
    ],
    badges: ["24/7 Active", "AI Powered"],
  },
  checklist: [
    "Never miss a sales or service opportunity",
    "Improve customer satisfaction and retention",
    "Increase efficiency without adding headcount",
  ],
  talk: { label: `Talk to ${site.brand}`, href: site.bookingUrl },
} satisfies TeamMemberSectionProps;

/** The last word, at night. */
export const closing = {
  heading: "Too good to be true",
  text: "We would say so, too. So listen to it take a call about one of your own cars, and then decide.",
  bookDemo: { label: "Book a Demo", href: site.bookingUrl },
  askDemo: { label: "Send us your details instead", to: paths.bookDemo },
  job: {
    status: "Booked at 23:08",
    title: "Interim service and MOT",
    registration: "LM70 ZDI",
    rows: [
      { label: "Slot", value: "Monday, 9:00" },
      { label: "Showroom", value: "Shut since 18:00" },
    ],
  },
} satisfies ClosingSectionProps;
