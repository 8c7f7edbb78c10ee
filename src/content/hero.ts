import type { HeroSectionProps } from "../pages/home/hero/hero-section";
import { paths } from "../paths";
import { site } from "../site";

/** The first screen: what is for hire, and one call that it took. */
export const hero = {
  backing: `Backed by a startup accelerator, ${site.accelerator}`,
  lead: "Hire an AI agent to",
  phrases: [
    "Book MOTs & services",
    "Take payments",
    "Run reminder campaigns",
    "Convert & upsell VHCs",
    "Reduce no-shows",
    "Gather information",
  ],
  pause: "Pause animation",
  text: `${site.brand} answers calls and WhatsApp messages, rings customers back and fills your diary, day and night. Your team takes over whenever a person is wanted.`,
  bookDemo: { label: "Book a Demo", href: site.bookingUrl },
  askDemo: { label: "Or ask us for one by form", to: paths.bookDemo },
  call: {
    label: "A sample call, taken after hours",
    status: "After hours",
    title: "Incoming call",
    caller: "07700 900142",
    time: "19:42",
    names: { agent: "AI agent", person: "Caller" },
    lines: [
      {
        speaker: "agent",
        text: "Hello, Hartley Garage. I’m the garage’s AI assistant, and this call is recorded. How can I help?",
      },
      { speaker: "person", text: "My MOT runs out on Friday. Can you fit me in before?" },
      { speaker: "agent", text: "I have Thursday at 8:30. Shall I book that for you?" },
      { speaker: "person", text: "Yes, please. That’s perfect." },
    ],
    job: {
      status: "Booked in the diary",
      title: "MOT, Class 4",
      registration: "KX21 HVI",
      rows: [
        { label: "Slot", value: "Thursday, 8:30" },
        { label: "Reminder", value: "WhatsApp, Wednesday" },
      ],
    },
  },
} satisfies HeroSectionProps;
