export const channels = { heading: "Channels" };
