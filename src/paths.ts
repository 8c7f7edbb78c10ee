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
  voiceAfterHours: "voice-after-hours",
  voiceServiceDesk: "voice-service-desk",
  voiceOutbound: "voice-outbound",
  voiceHardCall: "voice-hard-call",
  voiceNewLead: "voice-new-lead",
  whatsapp: "whatsapp",
  whatsappMot: "whatsapp-mot",
  whatsappHealthCheck: "whatsapp-health-check",
  whatsappNoShow: "whatsapp-no-show",
  whatsappTestDrive: "whatsapp-test-drive",
  whatsappSettlement: "whatsapp-settlement",
  whatsappEndOfLease: "whatsapp-end-of-lease",
  workflows: "workflows",
  workflowsMot: "workflows-mot",
  workflowsRedWork: "workflows-red-work",
} as const;
