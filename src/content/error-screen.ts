/** The words of the error screen. */
export const errorScreen = {
  title: "Unexpected Application Error!",
  text: "Something on this page broke, and it’s our fault. Load it again, or start from the home page.",
  reload: "Reload this page",
  home: "Go to the home page",
  booking: "Pick a time on our booking page",
  email: "Write to us",
  /** Shown while the form has a draft. */
  withDraft: {
    text: "Something on this page broke, and it’s our fault. What you typed is still here: go back to the form, or send it by email.",
    form: "Back to the form",
    email: "Send it by email",
    emailSubject: "Demo request",
  },
} as const;
