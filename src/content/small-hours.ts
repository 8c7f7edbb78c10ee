/** The middle of the night, between two sections. The plate is one that the agent has booked in the diary (advantages.ts). */
export const smallHours = {
  time: "02:40",
  text: "A nurse on nights books her MOT in her break.",
  registration: "WN68 KIT",
};
