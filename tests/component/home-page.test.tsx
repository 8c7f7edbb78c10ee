import { render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { HomePage } from "../../src/pages/home/home-page";
import { site } from "../../src/site";
import { HERO_PHRASES } from "../hero-phrases";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: <HomePage /> }])} />);
  return () => vi.unstubAllGlobals();
});

const heading = (name: string | RegExp, level = 2) => screen.getByRole("heading", { name, level });
const section = (name: string | RegExp) => within(screen.getByRole("region", { name }));

it("has the h1's section and then seven in the specified order, each a landmark named by its heading", () => {
  const [first, ...others] = screen.getAllByRole("heading").filter(({ tagName }) => /H[12]/.test(tagName));
  for (const phrase of HERO_PHRASES) expect(first).toHaveTextContent(phrase);
  expect(others).toHaveLength(7);
  const names = screen.getAllByRole("region").map((region) => {
    const label = document.getElementById(region.getAttribute("aria-labelledby")!)!;
    return label.textContent;
  });
  expect(names).toEqual(others.map(({ textContent }) => textContent));
  expect(names[0]).toBe("Trusted by");
  expect(names[2]).toBe("Who we serve");
  expect(names[3]).toBe("What Our Customers Say About Us");
  expect(names[5]).toBe("Meet Your New Team Member");
  expect(names[6]).toBe("Too good to be true");
});

it("is trusted by two dealer groups, a motor group and a vehicle-protection firm, each a drawn mark with its name", () => {
  const logos = section("Trusted by").getAllByRole("listitem");
  expect(logos).toHaveLength(4);
  const names = logos.map((logo) => within(logo).getByRole<HTMLImageElement>("img").alt);
  expect(names.filter((name) => name.includes("dealer group"))).toHaveLength(2);
  expect(names.filter((name) => name.includes("Motor Group"))).toHaveLength(1);
  expect(names.filter((name) => name.includes("vehicle protection"))).toHaveLength(1);
});

it("serves dealerships, garages, and leasing or lending firms", () => {
  for (const name of ["Dealerships", "Garages", "Leasing / Lending"]) {
    expect(section("Who we serve").getByRole("heading", { name, level: 3 })).toBeInTheDocument();
  }
  for (const link of section("Who we serve").getAllByRole("link")) {
    expect(link.getAttribute("href")).toMatch(/^\/#(voice|whatsapp|workflows)/);
  }
});

it("quotes two customers, each with author, role and company", () => {
  const figures = section("What Our Customers Say About Us").getAllByRole("figure");
  expect(figures).toHaveLength(2);
  for (const figure of figures) {
    expect(within(figure).getByRole("blockquote")).toHaveTextContent(/^“.+”$/);
    expect(figure.querySelector("figcaption")).toHaveTextContent(/\w+ \w+.+, .+/);
  }
});

it("shows a drawing for each customer and each audience", () => {
  for (const picture of document.querySelectorAll("img")) expect(picture).toHaveAttribute("src");
});

it("names the three advantages", () => {
  for (const name of ["Increased revenue", "Reduced fixed costs", "Elevated CSI"]) {
    expect(heading(name, 3)).toBeInTheDocument();
  }
});

it("introduces the new team member with checklist, badges and a way to talk", () => {
  const member = section("Meet Your New Team Member");
  const items = member.getAllByRole("listitem").map((item) => item.textContent);
  expect(items).toEqual(
    expect.arrayContaining([
      "Never miss a sales or service opportunity",
      "Improve customer satisfaction and retention",
      "Increase efficiency without adding headcount",
      "24/7 Active",
      "AI Powered",
    ]),
  );
  expect(member.getByRole("link", { name: `Talk to ${site.brand}` })).toHaveAttribute("href", site.bookingUrl);
});

it("is backed by a startup accelerator, as its first part says", () => {
  const backing = screen.getByText(/Backed by a startup accelerator/);
  expect(backing.compareDocumentPosition(heading("Trusted by"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("leads every Book a Demo to the one booking address, in a new tab", () => {
  const buttons = screen.getAllByRole("link", { name: "Book a Demo" });
  expect(buttons.length).toBeGreaterThanOrEqual(2);
  for (const button of buttons) {
    expect(button).toHaveAttribute("href", site.bookingUrl);
    expect(button).toHaveAttribute("target", "_blank");
    expect(button).toHaveAttribute("rel", "noopener");
  }
  const inSite = screen.getAllByRole("link").filter((link) => link.getAttribute("href") === "/book-demo");
  expect(inSite).toHaveLength(2);
  for (const link of inSite) expect(link).not.toHaveAccessibleName("Book a Demo");
});
