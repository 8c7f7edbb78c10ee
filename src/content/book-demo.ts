import type { DemoRequestFormWords } from "../demo-request/demo-request-form";
import type { BookDemoSectionProps } from "../pages/book-demo/book-demo-section";
import type { NextStepsSectionProps } from "../pages/book-demo/next-steps-section";
import { bookDemoMeta } from "./page-metas";
import { paths } from "../paths";
import { site } from "../site";

/** The head of the page. */
export const bookDemo = {
  back: { label: "Back to Home", to: paths.home },
  heading: bookDemoMeta.name,
  intro: "Fill out the form, and we’ll schedule a personalised demo for your automotive business.",
} satisfies Omit<BookDemoSectionProps, "children" | "aside">;

/** What a visitor can expect after sending the form. */
export const nextSteps = {
  heading: "What happens next",
  steps: [
    {
      title: "We get in touch",
      text: "One of us rings or writes, asks which system you use and finds a time that suits you.",
    },
    {
      title: "You try it",
      text: "Calls, WhatsApp and a workflow, set up for a business like yours. You play the customer.",
    },
    { title: "You decide", text: "Talk it over with your team. A demo commits you to nothing." },
  ],
} satisfies NextStepsSectionProps;

/** All that the form says, but for the messages of its fields: those stand with the rules, in the schema. */
export const demoRequestForm = {
  name: "Demo request",
  fields: [
    {
      name: "fullName",
      label: "Full Name",
      type: "text",
      isRequired: true,
      placeholder: "Alex Morgan",
      autoComplete: "name",
      autoCapitalize: "words",
    },
    {
      name: "workEmail",
      label: "Work Email",
      type: "email",
      isRequired: true,
      autoComplete: "work email",
      inputMode: "email",
    },
    {
      name: "phoneNumber",
      label: "Phone Number",
      type: "tel",
      isRequired: true,
      autoComplete: "tel",
      inputMode: "tel",
    },
    {
      name: "companyName",
      label: "Company Name",
      type: "text",
      isRequired: true,
      autoComplete: "organization",
      autoCapitalize: "words",
    },
    {
      name: "website",
      label: "Website",
      type: "url",
      isRequired: false,
      note: "(optional)",
      hint: "The whole address, starting with https://",
      autoComplete: "url",
      autoCapitalize: "none",
      inputMode: "url",
    },
  ],
  submit: "Book Demo",
  submitting: "Submitting...",
  status: {
    invalid: (errors) => (errors === 1 ? "1 field needs correcting." : `${errors} fields need correcting.`),
    submitting: "Sending your request.",
  },
  privacy: {
    text: "We ask for these details only to answer you and to arrange your demo. More in our",
    link: { label: "privacy policy", to: paths.privacy },
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
      offline: "You seem to be offline. Nothing is lost: try again once you are connected.",
      timeout: "Our server took too long to answer. Nothing is lost, and trying again never sends a request twice.",
      network: "We could not reach our server. Nothing is lost.",
      refused: "Our server did not take the request. Nothing is lost.",
    },
    retry: "Try again",
    email: "Send it by e-mail",
  },
  emailSubject: "Demo request",
  leaveQuestion: "Your request is still being sent. Leave this page?",
  scriptless: {
    text: "This form needs JavaScript, which does not run at the moment. Write to us or pick a time instead.",
    email: `E-mail ${site.email}`,
    booking: "Pick a time on our booking page",
  },
} satisfies DemoRequestFormWords;
