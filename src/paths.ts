/** Every internal URL of the site, once. `notFound` is the router's catch-all, not an address. */
export const paths = {
  home: "/",
  bookDemo: "/book-demo",
  privacy: "/privacy",
  notFound: "*",
} as const;

/**
 * The landing page's anchors that open a channel's tab, or one sample in it; a sample's anchor starts with its
 * channel's. Each is an id in the page.
 */
export const channelAnchors = {
  voice: "voice",
  voiceOutbound: "voice-outbound",
  voiceInbound: "voice-inbound",
  whatsapp: "whatsapp",
  whatsappMot: "whatsapp-mot",
  whatsappTestDrive: "whatsapp-test-drive",
  whatsappFinance: "whatsapp-finance",
  workflows: "workflows",
  workflowsBooking: "workflows-booking",
  workflowsQuestion: "workflows-question",
  workflowsNoReply: "workflows-no-reply",
} as const;
