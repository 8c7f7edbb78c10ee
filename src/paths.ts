/** Every internal URL of the site, once. `notFound` is the router's catch-all, not an address. */
export const paths = {
  home: "/",
  bookDemo: "/book-demo",
  privacy: "/privacy",
  notFound: "*",
} as const;

/** The anchors of the channels section; `/#whatsapp` opens the tab of that name. */
export const channelAnchors = {
  voice: "voice",
  voiceOutbound: "voice-outbound",
  whatsapp: "whatsapp",
  whatsappTestDrive: "whatsapp-test-drive",
  whatsappFinance: "whatsapp-finance",
  workflows: "workflows",
} as const;
