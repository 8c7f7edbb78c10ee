import type { ChannelsSectionProps } from "../pages/home/channels/channels-section";
import { site } from "../site";
import { voice } from "./voice";
import { whatsapp } from "./whatsapp";
import { workflows } from "./workflows";

/** The three channels. */
export const channels = {
  id: "channels",
  clock: { time: "19:42", text: "Nobody is at the desk." },
  heading: "What it says, and what it does next",
  intro: "Read a call, a chat and a workflow to the end, the awkward one included. The customers are invented.",
  label: "Channels",
  tabs: { voice: "Voice", whatsapp: "WhatsApp", workflows: "Workflows" },
  bookDemo: { text: "Want to play the customer?", label: "Book a Demo", href: site.bookingUrl },
  voice,
  whatsapp,
  workflows,
} satisfies ChannelsSectionProps;
