import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { demoRequestForm } from "../../src/content/book-demo";
import { PrivacyPage } from "../../src/pages/privacy/privacy-page";
import { site } from "../../src/site";
import { textsOf } from "./texts-of";

/** Of the specification, in their order. Others may stand in between. */
const HEADINGS =
  `Privacy Policy, Interpretation and Definitions, Collecting and Using Your Personal Data, Types of Data Collected,
  Tracking Technologies and Cookies, Use of Data, Sharing, Retention, Transfer, Deletion, Disclosure,
  Business Transactions, Law Enforcement, Other Legal Requirements, Security, Children's Privacy,
  Links to Other Websites, Changes to the Policy, Contact Us`.split(/,\s+/);

const sectionOf = (name: string) => screen.getByRole("heading", { level: 2, name }).closest("section")!;
const wordsOf = (name: string) => textsOf(sectionOf(name).querySelectorAll("p, dd, li")).join(" ");
const definition = (term: string) => screen.getByText(term, { selector: "dt" }).nextElementSibling;

/** Shows the policy of a deployment with these environment variables. */
async function showPolicyOf(deployment: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(deployment)) vi.stubEnv(name, value);
  const { PrivacyPage: DeployedPage } = await import("../../src/pages/privacy/privacy-page");
  // The router's context has to be that of the page's own copy of the router.
  const router = await import("react-router-dom");
  render(<DeployedPage />, { wrapper: router.MemoryRouter });
}

describe("the privacy policy", () => {
  beforeEach(() => void render(<PrivacyPage />, { wrapper: MemoryRouter }));

  test("has the specified headings in their order, and its dates, also as machines read them", () => {
    expect(textsOf(screen.getAllByRole("heading")).filter((name) => HEADINGS.includes(name))).toEqual(HEADINGS);
    const times = [...document.querySelectorAll("time")];
    const labels = times.map(({ parentElement }) => parentElement!.textContent.split(":")[0]);
    expect(labels).toEqual(["Effective date", "Last updated"]);
    for (const { textContent, dateTime } of times) {
      const read = new Date(`${textContent.replace(/(\d)(st|nd|rd|th)/, "$1")} UTC`);
      expect(read.toISOString().slice(0, 10)).toBe(dateTime);
    }
  });

  test("names the company, its number, office and e-mail address, and the age limit of 13", () => {
    const company = definition("Company, we, us");
    for (const fact of [site.legalName, site.companyNumber, site.registeredOffice])
      expect(company).toHaveTextContent(fact);
    const email = within(sectionOf("Contact Us")).getByRole("link", { name: site.email });
    expect(email).toHaveAttribute("href", `mailto:${site.email}`);
    expect(wordsOf("Children's Privacy").match(/under \d+/g)).toEqual(["under 13", "under 13"]);
  });

  test("names all the rights of UK law, and the authority that one can complain to", () => {
    // UK GDPR, articles 15 to 21 and 7.
    const rights = "Access, Rectification, Erasure, Restriction, Portability, Objection, Withdrawing consent";
    expect(textsOf(within(sectionOf("Your Rights")).getAllByRole("term")).join(", ")).toBe(rights);
    expect(wordsOf("Your Rights")).toMatch(
      /Information Commissioner’s Office \(ICO\) .* SK9 5AF Telephone 0303 123 1113$/,
    );
  });

  test("gives each purpose its lawful basis", () => {
    const purposes = screen.getByText("Tax and accounts").closest("dl")!;
    // UK GDPR, article 6.
    const bases = /legitimate interest|contract|consent|legal obligation/i;
    for (const basis of purposes.querySelectorAll("dd")) expect(basis).toHaveTextContent(bases);
  });

  test("lists every section in its contents, in its order, and each link leads to the heading that it names", () => {
    const sections = textsOf(screen.getAllByRole("heading", { level: 2 }));
    // The narrow screen's and the wide one's.
    const contents = within(screen.getByRole("navigation", { name: "Contents" })).getAllByRole("link");
    expect(textsOf(contents)).toEqual([...sections, ...sections]);
    for (const { hash, textContent } of screen.getAllByRole<HTMLAnchorElement>("link").filter((link) => link.hash))
      expect(document.querySelector(`h2${hash}, h3${hash}`)).toHaveTextContent(textContent);
  });

  test("says that the form takes what it takes and sends it nowhere, and nothing of reports and counts", () => {
    for (const { label } of Object.values(demoRequestForm.fields))
      expect(definition("Demo form")).toHaveTextContent(new RegExp(label, "i"));
    expect(definition("Demo form")).toHaveTextContent(/store none of it on your device, a reload .* can lose it/);
    expect(definition("Demo form")).toHaveTextContent("only written to the console of your own browser");
    for (const term of ["Reports of failures", "Counts"]) expect(screen.queryByText(term)).toBeNull();
    expect(wordsOf("Collecting and Using Your Personal Data")).toContain("It carries no analytics");
  });
});

test.each<[Record<string, string>, RegExp]>([
  [{}, /^[^.]*the campaign named in [^.]*booking links pass it to our booking provider\.$/],
  [
    { VITE_DEMO_REQUEST_URL: "/f" },
    /^[^.]*the campaign named in [^.]*the site [^.]*first page [^.]*; they are sent with[^.]*\.$/,
  ],
  [{ VITE_DEMO_REQUEST_URL: "/f", VITE_LEAD_CLICK_IDS: "gclid" }, /the campaign and the click number .* sent with/],
  [
    { VITE_DEMO_REQUEST_URL: "/f", VITE_DEMO_REQUEST_FORM: "a={page}" },
    /^[^.]*booking links pass it to our booking provider\.$/,
  ],
  [{ VITE_DEMO_REQUEST_URL: "/f", VITE_DEMO_REQUEST_FORM: "a={utm_term}" }, /sent with your demo request/],
  [{ VITE_LEAD_SOURCE: "false" }, /^$/],
])(
  "the policy with %j says in one sentence what becomes of a visit's source, if it is read",
  async (deployment, says) => {
    await showPolicyOf(deployment);
    const term = screen.queryByText("How you found us", { selector: "dt" });
    expect(term?.nextElementSibling?.textContent ?? "").toMatch(says);
    expect(screen.queryByText("Knowing how people find us") === null).toBe(term === null);
  },
);

test("the policy of a deployment names its form service, what the service's template asks for, its reports and its counts", async () => {
  await showPolicyOf({
    VITE_DEMO_REQUEST_URL: "https://forms.forecourt.example/f/1",
    VITE_DEMO_REQUEST_FORM: "name={fullName}&open={seconds}",
    VITE_EVENTS_URL: "https://events.company.example/site",
  });
  expect(definition("Demo form")).toHaveTextContent(
    /sent to forms\.forecourt\.example, .* connection, with how many seconds the page had been open\.$/,
  );
  expect(definition("Reports of failures")).toHaveTextContent(
    /tells events\.company\.example, .* nothing that you typed/,
  );
  expect(definition("Counts")).toHaveTextContent(/^Your browser tells events\.company\.example, .* Privacy Control\.$/);
  expect(definition("Counting how the Website is used")).toHaveTextContent("legitimate interest");
  expect(wordsOf("Collecting and Using Your Personal Data")).toMatch(/Apart from the counts .* no analytics/);
});

test.each([
  ["", false],
  ["0113 496 0123", true],
])(
  "the policy says what becomes of demo calls, and with “%s” as the number to ring, that a press on it is counted",
  async (VITE_DEMO_LINE, isNamed) => {
    await showPolicyOf({ VITE_DEMO_LINE, VITE_EVENTS_URL: "https://events.company.example/site" });
    const [kept, period] = screen.getAllByText("Demo calls", { selector: "dt" });
    expect(kept!.nextElementSibling).toHaveTextContent(/recording/);
    expect(period!.nextElementSibling).toHaveTextContent("24 hours");
    for (const term of [kept!, screen.getByText("Counts")])
      expect(term.nextElementSibling!.textContent.includes("demo line")).toBe(isNamed);
  },
);
