import { paths } from "../paths";
import { registeredOffice, site } from "../site";

/** Running text. An object is a link inside the site, to a path or to `#` and the id of a heading. */
export type Prose = string | readonly (string | { label: string; to: string })[];

/** A block of the policy. `Prose` alone is a paragraph; an object with an id is a heading of the third level. */
export type PolicyBlock =
  | Prose
  | { id: string; heading: string }
  | { list: readonly Prose[] }
  | { terms: Readonly<Record<string, Prose>> }
  | { contact: string; lines: readonly string[]; email?: string };

/** A section of the policy. Other pages link to the id of a heading: keep it when you reword the heading. */
export interface PolicySection {
  id: string;
  heading: string;
  blocks: readonly PolicyBlock[];
}

/** `iso` is the machine-readable date. */
export const policyDates = {
  effective: { label: "Effective date", iso: "2025-01-08", text: "January 8, 2025" },
  updated: { label: "Last updated", iso: "2025-09-13", text: "September 13th, 2025" },
};

/** The data sent with the form's fields, by placeholder in a form service's template. JSON has all but the seconds. */
const sentWithForm = {
  submittedAt: "the time",
  page: "the page",
  seconds: "how many seconds the page had been open",
  id: "a random number that keeps one request from being counted twice",
};

/** States where this deployment sends the demo form, and with which data. */
function demoFormDelivery(): string {
  const { demoRequestUrl, demoRequestForm } = site;
  if (demoRequestUrl === "") {
    return "At present the form sends nothing to us. When you press Book Demo, these details are only written to the console of your own browser; neither we nor anyone else receives them. To reach us, write an email or use our booking page.";
  }
  const isSent = (name: string) =>
    demoRequestForm === "" ? name !== "seconds" : demoRequestForm.includes(`{${name}}`);
  const sent = Object.entries(sentWithForm).filter(([name]) => isSent(name));
  // As "a, b and c". Not by `Intl.ListFormat`, whose rules take a laptop 30 ms to load.
  const list = sent
    .map(([, description]) => description)
    .join(", ")
    .replace(/, ([^,]*)$/, " and $1");
  const isService = demoRequestForm !== "" && !demoRequestUrl.startsWith("/");
  const recipient = isService ? `${new URL(demoRequestUrl).hostname}, a service that receives the form for us,` : "us";
  return `When you press Book Demo, these details are sent to ${recipient} over an encrypted connection${list && `, with ${list}`}.`;
}

/** States what the site reads about the start of a visit, and where this deployment sends it. */
function visitSource(): string {
  const { demoRequestUrl, demoRequestForm } = site;
  const clickIds = import.meta.env.VITE_LEAD_CLICK_IDS;
  const placeholder = new RegExp(`\\{(source|utm_\\w+|referrer|landing|${clickIds.replaceAll(",", "|")})\\}`);
  const isSent = demoRequestUrl !== "" && (demoRequestForm === "" || placeholder.test(demoRequestForm));
  if (!isSent) {
    return "Until you close it, the page remembers the campaign named in the link that brought you here, and our booking links pass it to our booking provider.";
  }
  const named = clickIds === "" ? "the campaign" : "the campaign and the click number";
  return `Until you close it, the page remembers ${named} named in the link that brought you here, the site that the link was on and the first page you saw; they are sent with your demo request, and our booking links pass the campaign to our booking provider.`;
}

/** Names whom this deployment tells what is done on it, and what fails. */
function eventsRecipient(): string {
  const url = import.meta.env.VITE_EVENTS_URL;
  return url.startsWith("/") ? "us" : `${new URL(url).hostname}, which receives it for us,`;
}

/** States what this deployment counts of what visitors do, and who receives it. */
function countsDelivery(): string {
  const ringing = import.meta.env.VITE_DEMO_LINE && "the number of our demo line was pressed, ";
  return `Your browser tells ${eventsRecipient()} that a page was opened, a sample was used or played to its end, a link to our booking page was pressed, ${ringing}or the demo form was begun or sent: which of these, and on which page. The messages hold nothing that you typed and no number that would recognise you, and the counts leave out your IP address and browser. Your browser sends none if it asks for privacy by Do Not Track or Global Privacy Control.`;
}

/** The privacy policy, with the facts of this deployment. */
export const policy = {
  summary: "What personal data we handle, why, for how long, and what you can ask of us.",
  inShort: {
    label: "In short",
    lines: [
      "We use what you send us to answer you and to arrange your demo.",
      "This site sets no cookies.",
      "We never sell anyone’s data.",
    ],
  },
  breadcrumbLabel: "Breadcrumb",
  contentsLabel: "Contents",
  sections: [
    {
      id: "interpretation-and-definitions",
      heading: "Interpretation and Definitions",
      blocks: [
        { id: "interpretation", heading: "Interpretation" },
        "A word defined below means the same wherever it stands in this policy, in the singular or the plural. Data protection law means the UK GDPR, the Data Protection Act 2018 and the Privacy and Electronic Communications Regulations 2003, as amended.",
        { id: "definitions", heading: "Definitions" },
        {
          terms: {
            "Company, we, us": `${site.legalName}, a limited company registered in ${site.placeOfRegistration} under number ${site.companyNumber}, with its registered office at ${registeredOffice}.`,
            Country: "The United Kingdom.",
            Website: `The pages at ${site.origin}.`,
            Service:
              "Our AI voice and WhatsApp agents, and the workflows behind them, for businesses in the motor trade.",
            Customer: "A dealership, garage, or leasing or lending firm that uses the Service.",
            "Personal data": "Any information about a person who is, or could be, identified.",
            Controller:
              "Whoever decides why and how personal data is used. Unless this policy says otherwise, that is the Company.",
            Processor: "Whoever handles personal data for a controller and on its instructions.",
            You: "Anyone who visits the Website, writes to us or asks for a demo.",
          },
        },
      ],
    },
    {
      id: "collecting-and-using-your-personal-data",
      heading: "Collecting and Using Your Personal Data",
      blocks: [
        { id: "types-of-data-collected", heading: "Types of Data Collected" },
        "We handle what you give us and what any web server needs in order to answer you. We buy no data about people. The law does not oblige you to give us any of it, but without the required fields we cannot arrange a demo.",
        {
          terms: {
            "Demo form": [
              "On the ",
              { label: "demo page", to: paths.bookDemo },
              ", your full name, work email, phone number, company name and, if you add it, website. Until you press the button, what you type stays in the memory of your browser; as we store none of it on your device, a reload of the page can lose it. ",
              demoFormDelivery(),
            ],
            "Your own figures":
              "The sum on the home page is worked out in your browser. What you type into it is neither stored nor sent.",
            ...(import.meta.env.VITE_LEAD_SOURCE === "true" && { "How you found us": visitSource() }),
            "Emails and bookings":
              "What you write to us, and what you enter on our booking page when you choose a time for a demo.",
            "Demo calls": `When you try one of our agents in a demo${import.meta.env.VITE_DEMO_LINE && ", or ring our demo line"}: your number, and the recording and the transcript of the call or chat.`,
            "Business contacts":
              "Names, roles and work contact details of the people we deal with at Customers and suppliers, and the contracts, invoices and payments that go with them.",
            "Hosting logs":
              "Your IP address, the time, the page requested and the type of browser, recorded by the content delivery network that serves the Website.",
            ...(import.meta.env.VITE_EVENTS_URL && {
              "Reports of failures": `When a page breaks, blocks something that it should not hold, or cannot deliver the form, your browser tells ${eventsRecipient()} what failed, on which page and in which version of it, and the type of browser. The report holds nothing that you typed.`,
              Counts: countsDelivery(),
            }),
          },
        },
        { id: "calls-and-messages-for-customers", heading: "Calls and Messages for Customers" },
        "Our agents make and answer calls and exchange WhatsApp messages for our Customers. For the recordings, transcripts and details in them, the Customer is the controller and we are its processor: we act on its instructions, under a written contract, and the Customer’s own privacy policy applies. When a Customer leaves us, we return or delete them, as it chooses.",
        "People may tell an agent about their health or that they cannot pay. The agent does not ask about it. What they say stays in the recording or transcript, our agent passes it on to the Customer’s team, and we use it for nothing else.",
        "If there is a breach of this data at our company, we tell the Customer without undue delay after we learn of it.",
        "If one of our agents has called or written to you, please contact the business it spoke for. If you write to us instead, we pass your request on to that business without delay.",
        { id: "tracking-technologies-and-cookies", heading: "Tracking Technologies and Cookies" },
        `The Website sets no cookies. ${import.meta.env.VITE_EVENTS_URL ? "Apart from the counts described above it" : "It"} carries no analytics, advertising tags or tracking pixels, and loads no font, script or picture from another company.`,
        "Two things are kept on your device, in your browser’s session storage: how far you had scrolled on each page, and which page changes were animated, so that going back shows you what you left. They are not sent to us, and they are gone when you close the tab. They do nothing but show you the pages you ask for, which is why no banner asks for your consent.",
        { id: "use-of-data", heading: "Use of Data" },
        "These are all the purposes for which we use personal data, each with its lawful basis in the UK GDPR.",
        {
          terms: {
            "Answering you and arranging a demo":
              "Our legitimate interest in answering a business that asks about the Service; if you trade in your own name, the steps you ask for before a contract.",
            ...(import.meta.env.VITE_LEAD_SOURCE === "true" && {
              "Knowing how people find us": "Our legitimate interest in advertising where it leads to demos.",
            }),
            "Showing you our agents in a demo":
              "Our legitimate interest in showing a business how they answer, and in finding out why one answered wrongly.",
            "Supplying the Service and being paid":
              "The contract, if you are a party to it yourself; otherwise our legitimate interest in working with the business you act for.",
            "Tax and accounts": "Our legal obligation to keep records.",
            "Keeping the Website safe and working": "Our legitimate interest in finding faults and stopping attacks.",
            ...(import.meta.env.VITE_EVENTS_URL && {
              "Counting how the Website is used":
                "Our legitimate interest in knowing which pages and samples are of use.",
            }),
            "Sending you news of the Service":
              "Your consent. We send none unless you have asked for it, and every message tells you how to stop it.",
            "Legal claims and requests":
              "Our legal obligations, and our legitimate interest in establishing or defending claims.",
          },
        },
        "We take no decision about you by automated means alone that has a legal or similarly serious effect on you.",
        { id: "sharing", heading: "Sharing" },
        "We do not sell personal data. As far as the purposes above need it, we share it with:",
        {
          list: [
            "companies that host the Website, or that run our demo form, email, booking page and customer records, each under a contract that binds it to our instructions;",
            ...(import.meta.env.VITE_LEAD_SOURCE === "true"
              ? [
                  "the company that runs our booking page: when you follow one of our booking links, it also receives the campaign named in the link that brought you here;",
                ]
              : []),
            "our lawyers, accountants and insurers, who are bound by confidentiality;",
            [
              "buyers, authorities and others in the cases described under ",
              { label: "Disclosure", to: "#disclosure" },
              ".",
            ],
          ],
        },
      ],
    },
    {
      id: "retention",
      heading: "Retention",
      blocks: [
        "We keep personal data for the periods below and then delete it, or make it anonymous for good.",
        {
          terms: {
            "Requests, emails and bookings that reach us":
              "12 months after our last contact, unless you become a Customer.",
            "Demo calls": "24 hours.",
            "Business contacts and contracts": "The length of the contract and six years after its end.",
            "Invoices and accounts": "Six years after the end of the financial year they belong to.",
            "Hosting logs": "30 days at most.",
            "Consent to news":
              "Until you withdraw it. After that we keep only your address, so that we do not write to you again.",
            "Rights requests and complaints": "Three years after we have closed them.",
            "Calls and messages for Customers":
              "As long as the Customer instructs us. When its contract ends, we return or delete them.",
          },
        },
      ],
    },
    {
      id: "transfer",
      heading: "Transfer",
      blocks: [
        "We work in the United Kingdom. Some of the companies we rely on may handle personal data in other countries. We let that happen only with a safeguard that data protection law provides:",
        {
          list: [
            "UK adequacy regulations, which cover the European Economic Area, for example, and companies in the United States that have joined the UK–US data bridge;",
            "the International Data Transfer Agreement issued by the Information Commissioner, or the UK Addendum to the European Commission’s standard contractual clauses.",
          ],
        },
        ["You can ask us for a copy of these safeguards: see ", { label: "Contact Us", to: "#contact-us" }, "."],
      ],
    },
    {
      id: "deletion",
      heading: "Deletion",
      blocks: [
        "If you ask us to delete your personal data, we do so within one month, in our own systems and in those of the companies that hold it for us. Copies in backups are overwritten within a further 30 days.",
        "We keep what the law obliges us to keep, such as invoices, and what we need for a legal claim, until that reason ends; we tell you if that is so. To delete what the Website keeps in your browser, close the tab.",
      ],
    },
    {
      id: "your-rights",
      heading: "Your Rights",
      blocks: [
        "Under data protection law you have the right to:",
        {
          terms: {
            Access: "Find out if we handle your personal data, and get a copy of it.",
            Rectification: "Have wrong data corrected and incomplete data completed.",
            Erasure: "Have your data deleted.",
            Restriction: "Have us keep your data but not use it while a question about it is settled.",
            Portability:
              "Get the data that you gave us, where we use it by consent or contract, in a form that machines can read.",
            Objection:
              "Object to any use that rests on a legitimate interest; we then stop, unless compelling reasons outweigh yours. If you object to marketing, we always stop.",
            "Withdrawing consent": "Take back a consent at any time. What we did before remains lawful.",
          },
        },
        [
          "Write to us in any form: see ",
          { label: "Contact Us", to: "#contact-us" },
          ". It costs nothing. We answer within one month; if a request is complex we may need up to two months more, and say so within the first. We may ask for proof of who you are.",
        ],
        { id: "complaints", heading: "Complaints" },
        "If you are unhappy with how we handle your data, please tell us first. We confirm your complaint within 30 days, look into it without delay and tell you the outcome. You can also complain, at any time, to the UK’s supervisory authority:",
        {
          contact: "Information Commissioner’s Office (ICO)",
          lines: ["Wycliffe House, Water Lane", "Wilmslow, Cheshire SK9 5AF", "Telephone 0303 123 1113"],
        },
      ],
    },
    {
      id: "disclosure",
      heading: "Disclosure",
      blocks: [
        { id: "business-transactions", heading: "Business Transactions" },
        "If the Company, or part of it, is sold, merged or reorganised, personal data may pass to the new owner. We tell the people concerned before another privacy policy applies to them.",
        { id: "law-enforcement", heading: "Law Enforcement" },
        "We give personal data to the police, courts or other public authorities where the law obliges us to. We check that each demand is valid, and hand over no more than it covers.",
        { id: "other-legal-requirements", heading: "Other Legal Requirements" },
        "We may also disclose personal data where that is necessary to:",
        {
          list: [
            "meet a legal obligation;",
            "establish, exercise or defend our legal rights;",
            "prevent or investigate fraud or other wrongdoing in connection with the Service;",
            "protect the safety of the people who use the Service, or of the public.",
          ],
        },
      ],
    },
    {
      id: "security",
      heading: "Security",
      blocks: [
        "The Website is served over encrypted connections. Only those of our people who need personal data for their work can reach it, each through an account of their own with a second factor, and we choose the companies we rely on with the same care.",
        "No system is perfectly safe. If a breach puts people at risk, we report it to the ICO within 72 hours of learning of it, and where the risk is high we tell those affected without undue delay.",
      ],
    },
    {
      id: "childrens-privacy",
      heading: "Children's Privacy",
      blocks: [
        "The Website and the Service are made for businesses and are not for anyone under 13. We do not knowingly collect personal data from anyone under 13. If you are a parent or guardian and believe that your child has given us data, tell us, and we delete it.",
      ],
    },
    {
      id: "links-to-other-websites",
      heading: "Links to Other Websites",
      blocks: [
        "The Book a Demo buttons open our booking page, which another company runs for us. It may set cookies of its own; this policy covers what you enter there. Sites that are not ours have policies of their own, which we do not control: please read them.",
      ],
    },
    {
      id: "changes-to-the-policy",
      heading: "Changes to the Policy",
      blocks: [
        "When we change this policy, the new text stands on this page with a new date at its top. Before a change that matters to you takes effect, we also write to you, if we hold your email address.",
      ],
    },
    {
      id: "contact-us",
      heading: "Contact Us",
      blocks: [
        "For questions about this policy or your data, and to use your rights:",
        {
          contact: site.legalName,
          lines: [...site.registeredOffice.split(", "), `Company number ${site.companyNumber}`],
          email: site.email,
        },
      ],
    },
  ] satisfies PolicySection[],
};
