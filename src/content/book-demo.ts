import { bookDemoMeta } from "./page-metas";
import { paths } from "../paths";
import { site } from "../site";

/** The head of the page. */
export const bookDemo = {
  back: { label: "Back to Home", to: paths.home },
  heading: bookDemoMeta.name,
  intro: "Fill out the form, and we’ll schedule a personalised demo for your automotive business.",
};

/** The steps after the form was sent. */
export const nextSteps = {
  heading: "What happens next",
  steps: {
    contact: {
      title: "We get in touch",
      text: "A person, not the agent, rings or emails, asks which system you use and finds a time that suits you.",
    },
    trial: {
      title: "You try it",
      text: "Calls, WhatsApp and a workflow, set up for a business like yours. You play the customer.",
    },
    decision: { title: "You decide", text: "Talk it over with your team. A demo commits you to nothing." },
  },
} as const;

/** Questions that owners have before they leave their details. */
export const straightAnswers = {
  id: "straight-answers",
  heading: "Straight answers",
  answers: {
    cost: {
      question: "What does it cost?",
      answer:
        "Three things set the price: how many sites you have, how long the agent talks, and how many messages it sends. You get price, set-up fee and notice period in writing before you sign.",
    },
    system: {
      question: "Will it work with our system?",
      answer: "Tell us which. We’ll say yes or no before the demo. What then happens depends on your diary.",
      diaries: {
        open: ["We can read it and write to it.", "The AI agent books straight in."],
        readable: [
          "We can read it, not write to it.",
          "The AI agent offers the slots it shows, and your desk types in each booking.",
        ],
        paper: ["It’s on paper.", "You set slots aside each evening, and the bookings wait for you in the morning."],
      },
    },
    number: {
      question: "Do we keep our number?",
      answer: "Yes. You divert to the agent when you choose: always, when busy, or after hours.",
    },
    accent: {
      question: "Can it handle strong accents?",
      answer: "Try it in the demo. If it isn’t sure, it says so, reads back what it heard, or gets a person.",
    },
    customers: {
      question: "Will our customers mind?",
      answer: "Some will. Anyone who asks gets a person, or a call-back.",
    },
    recordings: {
      question: "Who decides about the recordings?",
      answer:
        "You do: whether calls are recorded, who can listen and how long they’re kept. When you leave, we return or delete them, as you choose.",
    },
  },
} as const;

/** From the first talk to the daytime's calls. */
export const howYouStart = {
  heading: "How you start",
  steps: [
    "You send your hours, your price list and the numbers to put callers through to.",
    "We set it up on a test number, and your team tries to break it.",
    "You divert after-hours calls only. Overflow only? Divert when busy.",
    "You read those calls, then decide about the daytime.",
  ],
} as const;

/** What the operator hands over before a contract, each a promise (docs/operating.md). */
export const beforeYouSign = {
  heading: "Before you sign, you get",
  items: {
    agreement: "the data processing agreement",
    companies: "every company that handles your calls and messages, with its country",
    training: "whether your calls and messages train an AI: yes or no",
    recordings: "how long recordings are kept, unless you choose otherwise",
    breach: "how soon we tell you of a breach",
    assessment: "a draft impact assessment to adapt",
    rights: "your rights to audit us and to leave",
  },
} as const;

/** The words of the form. The messages of its fields stand with their rules, in the schema. */
export const demoRequestForm = {
  name: "Demo request",
  /** Stands on the plate until the company's name is typed, as on a demonstrator. */
  plate: "DEMO",
  /** One for each field of the schema, which has its control, rule, messages and the order. A select has `options`, too. */
  fields: {
    fullName: { label: "Full Name", placeholder: "Alex Morgan" },
    workEmail: { label: "Work Email" },
    phoneNumber: { label: "Phone Number" },
    companyName: { label: "Company Name" },
    website: { label: "Website", note: "(optional)", hint: "For example https://www.example.co.uk" },
  },
  honeypot: "Leave this empty",
  submit: "Book Demo",
  submitting: "Submitting...",
  status: {
    invalid: (errors: number) => (errors === 1 ? "1 field needs correcting." : `${errors} fields need correcting.`),
    submitting: "Sending your request.",
  },
  privacy: {
    text: "We use these details only to arrange your demo. More in our",
    link: { label: "privacy policy", to: paths.privacy },
  },
  receipt: {
    label: "Your copy",
    /** Both take a time such as 16:08. */
    filledIn: (time: string) => `Filled in at ${time}.`,
    received: (time: string) => `Received at ${time}.`,
    next: "We’ll get back to you shortly.",
    question: "Rather pick a time now?",
    booking: { label: "Open our calendar", href: site.bookingUrl },
  },
  success: {
    title: "Demo Request Received!",
    description: "We'll get back to you shortly to schedule your demo.",
  },
  failure: {
    variant: "destructive",
    title: "Error",
    description: "Something went wrong. Please try again.",
  },
  failureNotice: {
    reasons: {
      offline: "You seem to be offline. Nothing is lost: try again once you’re connected.",
      timeout: "Our server took too long to answer. Nothing is lost, and trying again never sends a request twice.",
      network:
        "We couldn’t reach our server, or didn’t hear its answer, so your request may have arrived. Nothing is lost, and trying again never sends a request twice.",
      refused: "Our server turned the request down. Nothing is lost.",
      unclear:
        "No answer reached us, so your request may have arrived, or may not. Nothing is lost. If you try again, we may get it twice, which does no harm.",
      spam: "Something filled in a field that only automated programs see, so nothing was sent. If you’re a person, what you typed is still here: send it by email, or pick a time.",
    },
    retry: "Try again",
    email: "Send it by email",
    booking: "Pick a time instead",
  },
  emailSubject: "Demo request",
  scriptless: {
    text: "This form needs JavaScript, which isn’t running. Write to us or pick a time instead.",
    email: `Email ${site.email}`,
    booking: "Pick a time on our booking page",
  },
} as const;
