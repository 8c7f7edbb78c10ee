/** The last word, at dusk. */
export const closing = {
  clock: { time: "18:02", text: "The showroom shuts again." },
  heading: "Too good to be true",
  text: "That’s what we’d think, too. So try it in a demo: mumble the reg, ask for a price it doesn’t have, say you want a person. Then decide.",
  bookDemo: "Book a Demo",
  askDemo: "Send us your details instead",
};
