import { render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { channels } from "../../src/content/channels";
import { hero } from "../../src/content/hero";
import { advantages, audiences, teamMember, testimonials, trustedBy } from "../../src/content/home";
import { layout } from "../../src/content/layout";
import { HomePage } from "../../src/pages/home/home-page";
import { paths } from "../../src/paths";
import { routeObjects } from "../../src/routes";
import { site } from "../../src/site";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
  vi.stubGlobal("scrollTo", () => {});
  render(<RouterProvider router={createMemoryRouter(routeObjects(() => ({ Component: HomePage })))} />);
  return () => vi.unstubAllGlobals();
});

const section = (name: string) => within(screen.getByRole("region", { name }));
const headings = (parent: ReturnType<typeof section>, level: number) =>
  parent.queryAllByRole("heading", { level }).map(({ textContent }) => textContent);

it("has the specified sections in their order, each a landmark named by its heading, after the hero, which says who backs the company", () => {
  const main = within(screen.getByRole("main"));
  expect(main.getAllByRole("heading")[0]!.parentElement).toHaveTextContent(/Backed by a startup accelerator/);
  expect(headings(main, 2)).toEqual([
    "Trusted by",
    channels.heading,
    "Who we serve",
    "What Our Customers Say About Us",
    advantages.heading,
    "Meet Your New Team Member",
    "Too good to be true",
  ]);
  for (const name of headings(main, 2)) expect(section(name).getByRole("heading", { level: 2, name })).toBeVisible();
});

it("shows in the hero a night's book: who says what by which channel, and the record of it", () => {
  const { title, status, speakers, entries } = hero.book;
  const said = entries.map(({ channel, time, lines }) => [
    `${channel}, ${time}`,
    ...lines.map(({ speaker, text }) => `${speakers[speaker]} ${text}`),
  ]);
  const records = entries.map(({ time, record, plate, amount }) => `${time} ${record} ${plate ?? amount}`);
  expect(screen.getAllByRole("figure")[0]).toHaveTextContent(
    [`${title} ${status}`, ...said.flat(), ...records].join(""),
  );
});

it("is trusted by two dealer groups, a motor group and a vehicle-protection firm, each with its own logo", () => {
  const logos = section("Trusted by").getAllByRole<HTMLImageElement>("img");
  const kinds = logos.map(({ alt }) => /dealer group|motor group|vehicle protection/i.exec(alt)?.[0].toLowerCase());
  expect(kinds.toSorted()).toEqual(["dealer group", "dealer group", "motor group", "vehicle protection"]);
  for (const { name, title } of trustedBy.logos)
    expect(logos.find(({ alt }) => alt === title)).toHaveAttribute("src", expect.stringContaining(name));
});

it("serves dealerships, garages, and leasing or lending firms, each with its own window, text and sample", () => {
  const { audiences: trades } = audiences;
  expect(headings(section("Who we serve"), 3)).toEqual(["Dealerships", "Garages", "Leasing / Lending"]);
  for (const { trade, name, text, link } of trades) {
    const shop = section("Who we serve").getByRole("heading", { name }).parentElement!.parentElement!;
    expect(shop.querySelector("img")).toHaveAttribute("src", expect.stringContaining(`${trade}-window`));
    expect(within(shop).getByText(text)).toBeVisible();
    expect(within(shop).getByRole("link", { name: link.label })).toHaveAttribute("href", link.to);
  }
});

it("quotes two customers, each with author, role and company", () => {
  const figures = section("What Our Customers Say About Us").getAllByRole("figure");
  const [first, second] = testimonials.testimonials.map(
    ({ quote, author, role, company }) => `“${quote}”${author} ${role}, ${company}`,
  );
  expect(figures.map(({ textContent }) => textContent)).toEqual([first, second]);
  for (const figure of figures) expect(within(figure).getByRole("blockquote")).toHaveTextContent(/^“[^“]+”$/);
});

it("names the three advantages, each with its own text, and a diary of what each ramp has at each hour", () => {
  const { revenue, costs, satisfaction } = advantages;
  const part = section(advantages.heading);
  expect(headings(part, 3)).toEqual(["Increased revenue", "Reduced fixed costs", "Elevated CSI"]);
  for (const { name, text } of [revenue, costs, satisfaction])
    expect(part.getByRole("heading", { name }).nextElementSibling).toHaveTextContent(text);
  const { caption, hours, ramps, rows } = revenue.diary;
  const table = [...part.getByRole<HTMLTableElement>("table", { name: caption }).rows];
  expect(table.map(({ cells }) => Array.from(cells, ({ textContent }) => textContent))).toEqual([
    [hours, ...ramps],
    ...rows.map(({ time, cells }) => [time, ...cells.map(({ text }) => text)]),
  ]);
});

it("introduces the new team member with checklist, pass and badges", () => {
  const items = section("Meet Your New Team Member").getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent).toSorted()).toEqual([
    "24/7 Active",
    "AI Powered",
    "Improve customer satisfaction and retention",
    "Increase efficiency without adding headcount",
    "Never miss a sales or service opportunity",
  ]);
  const pass = teamMember.pass.rows.map(({ label, value }) => label + value);
  expect(section("Meet Your New Team Member").getByText(teamMember.pass.role).nextElementSibling).toHaveTextContent(
    pass.join(""),
  );
});

it("leads outside to the booking page alone, in a new tab, and says so", () => {
  const outside = screen.getAllByRole("link").filter((link) => /^https?:/.test(link.getAttribute("href")!));
  for (const link of outside) {
    expect(link).toHaveAttribute("href", site.bookingUrl);
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener");
    expect(link).toHaveAccessibleDescription(layout.newTabHint);
  }
  expect(screen.getAllByRole("link", { name: "Book a Demo" }).filter((link) => !outside.includes(link))).toEqual([]);
  const offer = within(document.querySelector("h1")!.parentElement!);
  for (const part of [within(screen.getByRole("banner")), offer, section("Too good to be true")])
    expect(part.getAllByRole("link", { name: "Book a Demo" })[0]).toHaveAttribute("href", site.bookingUrl);
  const talk = section("Meet Your New Team Member").getByRole("link", { name: `Talk to ${site.brand}` });
  expect(talk).toHaveAttribute("href", site.bookingUrl);
  expect(offer.getAllByRole("link").at(-1)).toHaveAttribute("href", paths.bookDemo);
});

it("ends in a footer with tagline, copyright, and the columns Product and Legal", () => {
  const footer = screen.getByRole("contentinfo");
  const column = (name: string) => within(within(footer).getByRole("heading", { name }).parentElement!);
  expect(column("Product").getByRole("link", { name: "Demo" })).toHaveAttribute("href", site.bookingUrl);
  expect(column("Legal").getByRole("link", { name: "Privacy" })).toHaveAttribute("href", "/privacy");
  expect(footer).toHaveTextContent("The AI Platform for Automotive");
  expect(footer).toHaveTextContent(`© 2025 ${site.legalName}`);
});

it("gives each time to machines as to readers", () => {
  for (const { dateTime, textContent } of document.querySelectorAll<HTMLTimeElement>("time[datetime]"))
    expect(dateTime).toBe(/\d+:\d+/.exec(textContent)![0].padStart(5, "0"));
});
