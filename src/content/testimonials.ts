import type { Evidence } from "../site";

interface Testimonial {
  quote: string;
  author: string;
  role: string;
  company: string;
  evidence: Evidence;
}

/** Samples: replace them, with the customers' written consent, before going live. The first one leads. */
const quotes: Testimonial[] = [
  {
    quote: "Evenings used to mean voicemail. Now the diary has filled up by the time we open.",
    author: "Helen Marsh",
    role: "Aftersales Director",
    company: "Thornbeck Motors",
    evidence: "sample",
  },
  {
    quote: "It tells people straight off it’s an AI, gets to the point, and puts the awkward ones through to me.",
    author: "Imran Qureshi",
    role: "Owner",
    company: "Brook Street Garage",
    evidence: "sample",
  },
];

export const testimonials = {
  clock: { time: "07:55", text: "The team comes in." },
  heading: "What Our Customers Say About Us",
  testimonials: quotes,
};
