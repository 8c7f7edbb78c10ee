import { render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, expect, it } from "vitest";
import { channels } from "../../src/content/channels";
import { advantages } from "../../src/content/advantages";
import { testimonials } from "../../src/content/testimonials";
import { trades } from "../../src/content/trades";
import { trustedBy } from "../../src/content/trusted-by";
import { HomePage } from "../../src/pages/home/home-page";
import { routeObjects } from "../../src/routes";
import { site } from "../../src/site";
import { textsOf } from "./texts-of";

beforeEach(() => {
  render(<RouterProvider router={createMemoryRouter(routeObjects(() => ({ Component: HomePage })))} />);
});

/** A section by its heading: to search the whole page by role and name takes a second. */
const section = (heading: string) => within(screen.getByText(heading, { selector: "h2" }).closest("section")!);

it("the landing page has the specified sections in their order, each a landmark named by its heading", () => {
  const main = within(screen.getByRole("main"));
  const landmarks = main.getAllByRole("region");
  expect(landmarks.map((landmark) => landmark.querySelector("h2")!.textContent)).toEqual([
    "Trusted by",
    channels.heading,
    "Who we serve",
    "What Our Customers Say About Us",
    advantages.heading,
    "Meet Your New Team Member",
    "Too good to be true",
  ]);
  for (const landmark of landmarks) expect(landmark).toHaveAccessibleName(landmark.querySelector("h2")!.textContent);
  expect(textsOf(document.querySelectorAll("main h2")), "no heading without a landmark").toHaveLength(landmarks.length);
});

it("the landing page shows the logo of each customer that trusts the company, and who backs it", () => {
  const { getAllByRole, getByRole, getByText } = section("Trusted by");
  expect(getAllByRole("img")).toHaveLength(trustedBy.logos.length);
  for (const { name, title } of trustedBy.logos)
    expect(getByRole("img", { name: title })).toHaveAttribute("src", expect.stringContaining(name));
  expect(getByText(new RegExp(site.accelerator))).toBeVisible();
});

it("the landing page serves dealerships, garages, and leasing or lending firms, each with its own window, text and sample", () => {
  const { getAllByRole, getByRole } = section("Who we serve");
  expect(textsOf(getAllByRole("heading", { level: 3 }))).toEqual(["Dealerships", "Garages", "Leasing / Lending"]);
  for (const [trade, { name, text, link }] of Object.entries(trades.trades)) {
    const shop = getByRole("heading", { name }).parentElement!.parentElement!;
    expect(shop.querySelector("img")).toHaveAttribute("src", expect.stringContaining(`${trade}-window`));
    expect(within(shop).queryByRole("img"), "a decoration that is read out").toBeNull();
    expect(shop).toHaveTextContent(name + text + link.label);
    expect(within(shop).getByRole("link")).toHaveAttribute("href", link.to);
  }
});

it("the landing page names each time as machines read it", () => {
  for (const { dateTime, textContent } of document.querySelectorAll<HTMLTimeElement>("main time"))
    expect(dateTime, `${textContent}`).toMatch(/^\d\d:\d\d$/);
});

it("the landing page shows each quote with its author, role and company", () => {
  for (const { quote, author, role, company } of testimonials.testimonials)
    expect(screen.getByRole("main").textContent).toContain(`“${quote}”${author} ${role}, ${company}`);
});

it("the landing page has the specified advantages, checklist and badges, and two ways to the booking page below them", () => {
  const headings = section(advantages.heading).getAllByRole("heading", { level: 3 });
  expect(textsOf(headings)).toEqual(["Increased revenue", "Reduced fixed costs", "Elevated CSI"]);
  expect(textsOf(section("Meet Your New Team Member").getAllByRole("listitem"))).toEqual([
    "24/7 Active",
    "AI Powered",
    "Never miss a sales or service opportunity",
    "Improve customer satisfaction and retention",
    "Increase efficiency without adding headcount",
  ]);
  for (const [heading, name] of [
    ["Meet Your New Team Member", `Talk to ${site.brand}`],
    ["Too good to be true", "Book a Demo"],
  ] as const)
    expect(section(heading).getAllByRole("link", { name })[0]).toHaveAttribute("href", site.bookingUrl);
});
