import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { PrivacyPage } from "../../src/pages/privacy/privacy-page";
import { paths } from "../../src/paths";
import { site } from "../../src/site";

/** Level and name of every heading. Those that the specification does not name come from UK law or say whose calls they are. */
const HEADINGS = [
  [1, "Privacy Policy"],
  [2, "Interpretation and Definitions"],
  [3, "Interpretation"],
  [3, "Definitions"],
  [2, "Collecting and Using Your Personal Data"],
  [3, "Types of Data Collected"],
  [3, "Calls and Messages for Customers"],
  [3, "Tracking Technologies and Cookies"],
  [3, "Use of Data"],
  [3, "Sharing"],
  [2, "Retention"],
  [2, "Transfer"],
  [2, "Deletion"],
  [2, "Your Rights"],
  [3, "Complaints"],
  [2, "Disclosure"],
  [3, "Business Transactions"],
  [3, "Law Enforcement"],
  [3, "Other Legal Requirements"],
  [2, "Security"],
  [2, "Children's Privacy"],
  [2, "Links to Other Websites"],
  [2, "Changes to the Policy"],
  [2, "Contact Us"],
] as const;

beforeEach(() => {
  // jsdom lays nothing out, so that nothing ever comes into view.
  class NothingInView {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("IntersectionObserver", NothingInView);
  return () => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  };
});

/** The section below a heading of the second level. */
const sectionOf = (name: string) => screen.getByRole("heading", { level: 2, name }).closest("section")!;

describe("the privacy page", () => {
  beforeEach(() => {
    render(<PrivacyPage />, {
      wrapper: ({ children }) => <MemoryRouter initialEntries={[paths.privacy]}>{children}</MemoryRouter>,
    });
  });

  test("has every heading of the specification, in order", () => {
    const headings = screen.getAllByRole("heading").map((heading) => [Number(heading.tagName[1]), heading.textContent]);
    expect(headings).toEqual(HEADINGS);
  });

  test("names its dates, also as machines read them", () => {
    const dates = [
      ["Effective date: January 8, 2025", "2025-01-08"],
      ["Last updated: September 13th, 2025", "2025-09-13"],
    ] as const;
    for (const [text, iso] of dates) {
      const line = screen.getByText((_, element) => element?.tagName === "P" && element.textContent === text);
      expect(within(line).getByText(text.split(": ")[1]!)).toHaveAttribute("datetime", iso);
    }
  });

  test("names the company, its form, number, office and country", () => {
    const definitions = sectionOf("Interpretation and Definitions");
    const definition = (term: string) => within(definitions).getByText(term).nextElementSibling;
    expect(definition("Company, we, us")).toHaveTextContent(site.legalName);
    expect(definition("Company, we, us")).toHaveTextContent(/limited company registered in England and Wales/);
    expect(definition("Company, we, us")).toHaveTextContent(site.companyNumber);
    expect(definition("Company, we, us")).toHaveTextContent(site.registeredOffice);
    expect(definition("Country")).toHaveTextContent("United Kingdom");
  });

  test("is not for anyone under 13", () => {
    expect(sectionOf("Children's Privacy")).toHaveTextContent(/not for anyone under 13/);
  });

  test("gives the contact address as an email link", () => {
    const link = within(sectionOf("Contact Us")).getByRole("link", { name: site.email });
    expect(link).toHaveAttribute("href", `mailto:${site.email}`);
  });

  test("names all the rights of UK law", () => {
    const rights = within(sectionOf("Your Rights")).getAllByRole("term");
    expect(rights.map((term) => term.textContent)).toEqual([
      "Access",
      "Rectification",
      "Erasure",
      "Restriction",
      "Portability",
      "Objection",
      "Withdrawing consent",
    ]);
  });

  test("gives a lawful basis for every purpose", () => {
    const section = within(sectionOf("Collecting and Using Your Personal Data"));
    const purposes = section.getByText("Answering you and arranging a demo").closest("dl")!;
    for (const basis of within(purposes).getAllByRole("definition")) {
      expect(basis).toHaveTextContent(/legitimate interest|contract|legal obligation|consent/i);
    }
  });

  test("gives a period for all that is kept", () => {
    for (const period of within(sectionOf("Retention")).getAllByRole("definition")) {
      expect(period).toHaveTextContent(/\d+ (days|months)|(three|six) years|until you withdraw|as long as/i);
    }
  });

  test("names the ICO with address and telephone, as text", () => {
    const complaints = sectionOf("Your Rights");
    for (const line of [
      /Information Commissioner’s Office/,
      /Wycliffe House, Water Lane/,
      /SK9 5AF/,
      /0303 123 1113/,
    ]) {
      expect(within(complaints).getByText(line)).toBeVisible();
      expect(within(complaints).queryByRole("link", { name: line })).toBeNull();
    }
  });

  test("has no link that leaves the site, but for email", () => {
    for (const link of screen.getAllByRole<HTMLAnchorElement>("link")) {
      expect(link.getAttribute("href")).toMatch(/^(\/|mailto:)/);
    }
  });

  test("lists every section in its contents, and every anchor leads to a heading", () => {
    const sections = HEADINGS.filter(([level]) => level === 2).map(([, name]) => name);
    const [list] = within(screen.getByRole("navigation", { name: "Contents" })).getAllByRole("list");
    expect(
      within(list!)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual(sections);

    const anchors = screen
      .getAllByRole<HTMLAnchorElement>("link")
      .filter((link) => link.hash)
      .map((link) => ({ label: link.textContent, target: document.getElementById(link.hash.slice(1)) }));
    for (const { label, target } of anchors) {
      expect(target?.tagName).toMatch(/^H[23]$/);
      expect(target).toHaveTextContent(label);
    }
  });

  test("has each id once", () => {
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

/** Shows the policy of a deployment with these environment variables. */
async function showPolicyOf(deployment: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(deployment)) vi.stubEnv(name, value);
  const page = await import("../../src/pages/privacy/privacy-page");
  // The router's context has to be that of the page's own copy of the router.
  const { MemoryRouter: Router } = await import("react-router-dom");
  render(
    <Router>
      <page.PrivacyPage />
    </Router>,
  );
}

describe("what the policy says of reports of failures", () => {
  const reports = async (url: string) => {
    await showPolicyOf({ VITE_REPORT_URL: url });
    return screen.queryByText("Reports of failures");
  };

  test("nothing while they go nowhere", async () => expect(await reports("")).toBeNull());

  test("what they hold, where they go somewhere", async () => {
    const term = await reports("https://reports.company.example/site");
    expect(term?.nextElementSibling).toHaveTextContent(/nothing that you typed/);
  });
});

describe("what the policy says of the demo form", () => {
  const formOf = async (url: string, form = "") => {
    await showPolicyOf({ VITE_DEMO_REQUEST_URL: url, VITE_DEMO_REQUEST_FORM: form });
    return screen.getByText("Demo form").nextElementSibling;
  };

  test("with no delivery address: it stays in the visitor's own console", async () => {
    const text = await formOf("");
    expect(text).toHaveTextContent(/only written to the console of your own browser/);
    expect(text).not.toHaveTextContent(/sent to us over/);
  });

  test("with a delivery address: it is sent to the company", async () => {
    const text = await formOf("https://requests.company.example/demo");
    expect(text).toHaveTextContent(
      /sent to us over an encrypted connection, with the time, the page and a random number/,
    );
    expect(text).not.toHaveTextContent(/console|sends nothing|seconds/);
  });

  test("with a form service: it is sent to that one, named, with what the template asks for", async () => {
    const text = await formOf("https://forms.forecourt.example/f/1", '[["name","{fullName}"],["open","{seconds}"]]');
    expect(text).toHaveTextContent(/sent to forms\.forecourt\.example, a service/);
    expect(text).toHaveTextContent(/how many seconds the page had been open/);
    expect(text).not.toHaveTextContent(/console|sends nothing|random number/);
  });

  test("with a template for an address of the site's own: it is sent to the company", async () => {
    const text = await formOf("/api/demo", '[["name","{fullName}"]]');
    expect(text).toHaveTextContent(/sent to us over an encrypted connection\./);
  });
});
