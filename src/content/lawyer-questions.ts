/**
 * Questions on the privacy policy for the operator's lawyer. Set one to "answered" once the policy and the contracts say
 * what the lawyer answered.
 */
export const LAWYER_QUESTIONS: [question: string, status: "open" | "answered"][] = [
  [
    "Processors: should the policy name each company that handles personal data for us, and its country? Host, demo form, email, booking page, customer records, telephony, speech, AI models.",
    "open",
  ],
  ["WhatsApp: should the policy and the contracts with customers name Meta, and the countries it uses?", "open"],
  [
    "Training: do we, or our suppliers, train AI models on recordings, transcripts or messages? The policy says neither yes nor no.",
    "open",
  ],
  [
    "Breaches: by when do we tell a customer of a breach of its data (UK GDPR, Article 33(2)), and do the contracts say so?",
    "open",
  ],
  [
    "Health and hardship: may our agents handle what people say of them, for which customers, and do the contracts say so?",
    "open",
  ],
  ["Demo calls: are recordings and transcripts really deleted after 24 hours, at our suppliers, too?", "open"],
  [
    "Complaints: the Data (Use and Access) Act 2025 (Royal Assent 19 June 2025), section 103, inserts section 164A into the Data Protection Act 2018. Since when, or from when, does that duty apply to us, and do the policy and our complaints procedure meet it?",
    "open",
  ],
];
