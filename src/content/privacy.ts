import { breadcrumbsOf, privacyMeta } from "./page-metas";
import { paths } from "../paths";
import type { PolicyBlock } from "../pages/privacy/policy-block-view";
import type { PolicyHeadingSectionProps } from "../pages/privacy/policy-heading-section";
import type { PolicyTextSectionProps } from "../pages/privacy/policy-text-section";
import { site } from "../site";

interface PrivacyPolicy {
  head: PolicyHeadingSectionProps;
  text: PolicyTextSectionProps;
}

/** Since when the policy holds; `iso` is the date as machines read it. */
export const policyDates = {
  effective: { label: "Effective date", iso: "2025-01-08", text: "January 8, 2025" },
  updated: { label: "Last updated", iso: "2025-09-13", text: "September 13th, 2025" },
};

/** What may go out with the fields, by its placeholder in a form service's template; as JSON, all but the seconds. */
const SENT_ALONG = {
  submittedAt: "the time",
  page: "the page",
  seconds: "how many seconds the page had been open",
  id: "a random number that keeps one request from being counted twice",
};

/** What leaves the site, as in src/site.ts: where the demo form is sent, and in whose words. */
interface Delivery {
  demoRequestUrl: string;
  demoRequestForm: string;
  /** Where failures are reported; empty when nowhere. */
  reportUrl: string;
}

/** What becomes of a filled-in demo form. */
function demoForm({ demoRequestUrl, demoRequestForm }: Delivery): string {
  if (demoRequestUrl === "") {
    return "At present the form sends nothing to us. When you press Book Demo, these details are only written to the console of your own browser; neither we nor anyone else receives them. To reach us, write an email or use our booking page.";
  }
  const along = (Object.keys(SENT_ALONG) as (keyof typeof SENT_ALONG)[]).filter(
    (name) => demoRequestForm.includes(`{${name}}`) || (demoRequestForm === "" && name !== "seconds"),
  );
  const list = along
    .map((name) => SENT_ALONG[name])
    .join(", ")
    .replace(/, ([^,]*)$/, " and $1");
  const isService = demoRequestForm !== "" && !demoRequestUrl.startsWith("/");
  const recipient = isService ? `${new URL(demoRequestUrl).hostname}, a service that receives the form for us,` : "us";
  return `When you press Book Demo, these details are sent to ${recipient} over an encrypted connection${list && `, with ${list}`}.`;
}

/** What is sent when something breaks. */
const failureReports = {
  term: "Reports of failures",
  text: "When a page breaks, blocks something that it should not hold, or cannot deliver the form, your browser may send us a short report: what failed, on which page and in which version of it, and the type of browser. It holds nothing that you typed.",
};

const typesOfData = (delivery: Delivery): readonly PolicyBlock[] => [
  {
    kind: "paragraph",
    text: "We handle what you give us and what any web server needs in order to answer you. We buy no data about people. The law does not oblige you to give us any of it, but without the required fields we cannot arrange a demo.",
  },
  {
    kind: "terms",
    terms: [
      {
        term: "Demo form",
        text: [
          "On the ",
          { label: "demo page", to: paths.bookDemo },
          ", your full name, work email, phone number, company name and, if you add it, website. Until you press the button, what you type stays on your device. ",
          demoForm(delivery),
        ],
      },
      {
        term: "Your own figures",
        text: "The sum on the home page is worked out in your browser. What you type into it is neither stored nor sent.",
      },
      {
        term: "Emails and bookings",
        text: "What you write to us, and what you enter on our booking page when you choose a time for a demo.",
      },
      {
        term: "Business contacts",
        text: "Names, roles and work contact details of the people we deal with at Customers and suppliers, and the contracts, invoices and payments that go with them.",
      },
      {
        term: "Hosting logs",
        text: "Your IP address, the time, the page asked for and the type of browser, recorded by the content delivery network that serves the Website.",
      },
      ...(delivery.reportUrl ? [failureReports] : []),
    ],
  },
];

/** The policy as it is true for a deployment. */
export const privacyPolicy = (delivery: Delivery) =>
  ({
    head: {
      breadcrumbs: breadcrumbsOf(privacyMeta),
      heading: privacyMeta.name,
      dates: Object.values(policyDates),
      address: site.origin + paths.privacy,
      summary:
        "What personal data we handle, why, for how long, and what you can ask of us. In short: we use what you send us to answer you and to arrange your demo, this site sets no cookies, and we never sell anyone’s data.",
    },
    text: {
      contentsLabel: "Contents",
      sections: [
        {
          id: "interpretation-and-definitions",
          heading: "Interpretation and Definitions",
          blocks: [
            {
              kind: "subsection",
              id: "interpretation",
              heading: "Interpretation",
              blocks: [
                {
                  kind: "paragraph",
                  text: "A word defined below means the same wherever it stands in this policy, in the singular or the plural. Data protection law means the UK GDPR, the Data Protection Act 2018 and the Privacy and Electronic Communications Regulations 2003, as amended.",
                },
              ],
            },
            {
              kind: "subsection",
              id: "definitions",
              heading: "Definitions",
              blocks: [
                {
                  kind: "terms",
                  terms: [
                    {
                      term: "Company, we, us",
                      text: `${site.legalName}, a limited company registered in ${site.placeOfRegistration} under number ${site.companyNumber}, with its registered office at ${site.registeredOffice}.`,
                    },
                    { term: "Country", text: "The United Kingdom." },
                    { term: "Website", text: `The pages at ${site.origin}.` },
                    {
                      term: "Service",
                      text: "Our AI voice and WhatsApp agents, and the workflows behind them, for businesses in the motor trade.",
                    },
                    {
                      term: "Customer",
                      text: "A dealership, garage, or leasing or lending firm that uses the Service.",
                    },
                    { term: "Personal data", text: "Any information about a person who is, or could be, identified." },
                    {
                      term: "Controller",
                      text: "Whoever decides why and how personal data is used. Unless this policy says otherwise, that is the Company.",
                    },
                    {
                      term: "Processor",
                      text: "Whoever handles personal data for a controller and on its instructions.",
                    },
                    { term: "You", text: "Anyone who visits the Website, writes to us or asks for a demo." },
                  ],
                },
              ],
            },
          ],
        },
        {
          id: "collecting-and-using-your-personal-data",
          heading: "Collecting and Using Your Personal Data",
          blocks: [
            {
              kind: "subsection",
              id: "types-of-data-collected",
              heading: "Types of Data Collected",
              blocks: typesOfData(delivery),
            },
            {
              kind: "subsection",
              id: "calls-and-messages-for-customers",
              heading: "Calls and Messages for Customers",
              blocks: [
                {
                  kind: "paragraph",
                  text: "Our agents make and answer calls and exchange WhatsApp messages for our Customers. For the recordings, transcripts and details in them, the Customer is the controller and we are its processor: we act on its instructions, under a written contract, and the Customer’s own privacy policy applies. When a Customer leaves us, we return or delete them, as it chooses.",
                },
                {
                  kind: "paragraph",
                  text: "If one of our agents has called or written to you, please turn to the business that it spoke for. Should you write to us instead, we pass your request on to that business without delay.",
                },
              ],
            },
            {
              kind: "subsection",
              id: "tracking-technologies-and-cookies",
              heading: "Tracking Technologies and Cookies",
              blocks: [
                {
                  kind: "paragraph",
                  text: "The Website sets no cookies. It carries no analytics, advertising tags or tracking pixels, and loads no font, script or picture from another company.",
                },
                {
                  kind: "paragraph",
                  text: "One thing is kept on your device, in your browser’s session storage: how far you had scrolled on each page, and which page changes were animated, so that going back shows you what you left. It is not sent to us, and it is gone when you close the tab. It does nothing but show you the pages you ask for, which is why no banner asks for your consent.",
                },
              ],
            },
            {
              kind: "subsection",
              id: "use-of-data",
              heading: "Use of Data",
              blocks: [
                {
                  kind: "paragraph",
                  text: "These are all the purposes for which we use personal data, each with its lawful basis in the UK GDPR.",
                },
                {
                  kind: "terms",
                  terms: [
                    {
                      term: "Answering you and arranging a demo",
                      text: "Our legitimate interest in answering a business that asks about the Service; if you trade in your own name, the steps you ask for before a contract.",
                    },
                    {
                      term: "Supplying the Service and being paid",
                      text: "The contract, if you are a party to it yourself; otherwise our legitimate interest in working with the business you act for.",
                    },
                    {
                      term: "Tax and accounts",
                      text: "Our legal obligation to keep records.",
                    },
                    {
                      term: "Keeping the Website safe and working",
                      text: "Our legitimate interest in finding faults and stopping attacks.",
                    },
                    {
                      term: "Sending you news of the Service",
                      text: "Your consent. We send none unless you have asked for it, and every message tells you how to stop it.",
                    },
                    {
                      term: "Legal claims and requests",
                      text: "Our legal obligations, and our legitimate interest in establishing or defending claims.",
                    },
                  ],
                },
                {
                  kind: "paragraph",
                  text: "We take no decision about you by automated means alone that has a legal or similarly serious effect on you.",
                },
              ],
            },
            {
              kind: "subsection",
              id: "sharing",
              heading: "Sharing",
              blocks: [
                {
                  kind: "paragraph",
                  text: "We do not sell personal data. As far as the purposes above need it, we share it with:",
                },
                {
                  kind: "list",
                  items: [
                    "companies that host the Website, or that run our demo form, email, booking page and customer records, each under a contract that binds it to our instructions;",
                    "our lawyers, accountants and insurers, who are bound to confidence;",
                    [
                      "buyers, authorities and others in the cases described under ",
                      { label: "Disclosure", to: "#disclosure" },
                      ".",
                    ],
                  ],
                },
              ],
            },
          ],
        },
        {
          id: "retention",
          heading: "Retention",
          blocks: [
            {
              kind: "paragraph",
              text: "We keep personal data for the periods below and then delete it, or make it anonymous for good.",
            },
            {
              kind: "terms",
              terms: [
                {
                  term: "Requests, emails and bookings that reach us",
                  text: "12 months after our last contact, unless you become a Customer.",
                },
                {
                  term: "Business contacts and contracts",
                  text: "The length of the contract and six years after its end.",
                },
                {
                  term: "Invoices and accounts",
                  text: "Six years after the end of the financial year they belong to.",
                },
                { term: "Hosting logs", text: "30 days at most." },
                {
                  term: "Consent to news",
                  text: "Until you withdraw it. After that we keep only your address, so as not to write again.",
                },
                { term: "Rights requests and complaints", text: "Three years after we have closed them." },
                {
                  term: "Calls and messages for Customers",
                  text: "As long as the Customer instructs us. When its contract ends, we return or delete them.",
                },
              ],
            },
          ],
        },
        {
          id: "transfer",
          heading: "Transfer",
          blocks: [
            {
              kind: "paragraph",
              text: "We work in the United Kingdom. Some of the companies we rely on may handle personal data in other countries. We let that happen only where one of these protects it:",
            },
            {
              kind: "list",
              items: [
                "UK adequacy regulations, which cover the European Economic Area, for example, and companies in the United States that have joined the UK–US data bridge;",
                "the International Data Transfer Agreement issued by the Information Commissioner, or the UK Addendum to the European Commission’s standard contractual clauses, after we have assessed the risks of the transfer.",
              ],
            },
            {
              kind: "paragraph",
              text: [
                "You can ask us for a copy of these safeguards: see ",
                { label: "Contact Us", to: "#contact-us" },
                ".",
              ],
            },
          ],
        },
        {
          id: "deletion",
          heading: "Deletion",
          blocks: [
            {
              kind: "paragraph",
              text: "Ask us to delete your personal data and we do so within one month, in our own systems and in those of the companies that hold it for us. Copies in backups are overwritten within a further 30 days.",
            },
            {
              kind: "paragraph",
              text: "What the law obliges us to keep, such as invoices, or what we need for a legal claim, stays until that reason ends; we tell you if so. What the Website keeps in your browser you delete yourself by closing the tab.",
            },
          ],
        },
        {
          id: "your-rights",
          heading: "Your Rights",
          blocks: [
            { kind: "paragraph", text: "Under data protection law you have the right to:" },
            {
              kind: "terms",
              terms: [
                { term: "Access", text: "Learn whether we handle your personal data, and get a copy of it." },
                { term: "Rectification", text: "Have wrong data corrected and incomplete data completed." },
                { term: "Erasure", text: "Have your data deleted." },
                {
                  term: "Restriction",
                  text: "Have us keep your data but not use it while a question about it is settled.",
                },
                {
                  term: "Portability",
                  text: "Get the data that you gave us, where we use it by consent or contract, in a form that machines can read.",
                },
                {
                  term: "Objection",
                  text: "Object to any use that rests on a legitimate interest; we then stop, unless compelling reasons outweigh yours. If you object to marketing, we always stop.",
                },
                {
                  term: "Withdrawing consent",
                  text: "Take back a consent at any time. What we did before remains lawful.",
                },
              ],
            },
            {
              kind: "paragraph",
              text: [
                "Write to us in any form: see ",
                { label: "Contact Us", to: "#contact-us" },
                ". It costs nothing. We answer within one month; if a request is complex we may need up to two months more, and say so within the first. We may ask for proof of who you are.",
              ],
            },
            {
              kind: "subsection",
              id: "complaints",
              heading: "Complaints",
              blocks: [
                {
                  kind: "paragraph",
                  text: "If you are unhappy with how we handle your data, please tell us first. We confirm your complaint within 30 days, look into it without delay and tell you the outcome. You can also complain, at any time, to the UK’s supervisory authority:",
                },
                {
                  kind: "contact",
                  name: "Information Commissioner’s Office (ICO)",
                  lines: ["Wycliffe House, Water Lane", "Wilmslow, Cheshire SK9 5AF", "Telephone 0303 123 1113"],
                },
              ],
            },
          ],
        },
        {
          id: "disclosure",
          heading: "Disclosure",
          blocks: [
            {
              kind: "subsection",
              id: "business-transactions",
              heading: "Business Transactions",
              blocks: [
                {
                  kind: "paragraph",
                  text: "If the Company, or part of it, is sold, merged or reorganised, personal data may pass to the new owner. We tell the people concerned before another privacy policy applies to them.",
                },
              ],
            },
            {
              kind: "subsection",
              id: "law-enforcement",
              heading: "Law Enforcement",
              blocks: [
                {
                  kind: "paragraph",
                  text: "We give personal data to the police, courts or other public authorities where the law obliges us to. We check that each demand is valid, and hand over no more than it covers.",
                },
              ],
            },
            {
              kind: "subsection",
              id: "other-legal-requirements",
              heading: "Other Legal Requirements",
              blocks: [
                { kind: "paragraph", text: "We may also disclose personal data where that is necessary to:" },
                {
                  kind: "list",
                  items: [
                    "meet a legal obligation;",
                    "establish, exercise or defend our legal rights;",
                    "prevent or investigate fraud or other wrongdoing in connection with the Service;",
                    "protect the safety of the people who use the Service, or of the public.",
                  ],
                },
              ],
            },
          ],
        },
        {
          id: "security",
          heading: "Security",
          blocks: [
            {
              kind: "paragraph",
              text: "The Website is served over encrypted connections. Only those of our people who need personal data for their work can reach it, each through an account of their own with a second factor, and we choose the companies we rely on with the same care.",
            },
            {
              kind: "paragraph",
              text: "No system is perfectly safe. If a breach puts people at risk, we report it to the ICO within 72 hours of learning of it, and where the risk is high we tell those affected without undue delay.",
            },
          ],
        },
        {
          id: "childrens-privacy",
          heading: "Children's Privacy",
          blocks: [
            {
              kind: "paragraph",
              text: "The Website and the Service are made for businesses and are not for anyone under 13. We do not knowingly collect personal data from anyone under 13. If you are a parent or guardian and believe that your child has given us data, tell us, and we delete it.",
            },
          ],
        },
        {
          id: "links-to-other-websites",
          heading: "Links to Other Websites",
          blocks: [
            {
              kind: "paragraph",
              text: "The Book a Demo buttons open our booking page, which another company runs. It may set cookies of its own, and its privacy policy applies to what happens there; so it is with any other site that is not ours. Please read those policies: we have no control over such sites.",
            },
          ],
        },
        {
          id: "changes-to-the-policy",
          heading: "Changes to the Policy",
          blocks: [
            {
              kind: "paragraph",
              text: "When we change this policy, the new text stands on this page with a new date at its top. Before a change that matters to you takes effect, we also write to you, if we hold your email address.",
            },
          ],
        },
        {
          id: "contact-us",
          heading: "Contact Us",
          blocks: [
            {
              kind: "paragraph",
              text: "For questions about this policy or your data, and to use your rights:",
            },
            {
              kind: "contact",
              name: site.legalName,
              lines: [...site.registeredOffice.split(", "), `Company number ${site.companyNumber}`],
              email: site.email,
            },
          ],
        },
      ],
    },
  }) satisfies PrivacyPolicy;
