import { render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test, vi } from "vitest";

/** Shows the footer of a company with these facts. */
async function showFooter(facts: { phone: string; vatNumber: string; icoNumber: string }) {
  vi.resetModules();
  const { site } = await import("../../src/site");
  Object.assign(site, facts);
  const { SiteFooter } = await import("../../src/layout/site-footer");
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: <SiteFooter /> }])} />);
  return site;
}

test("the footer shows tagline, columns, copyright, who the company is and its address, and no number that it does not have", async () => {
  const site = await showFooter({ phone: "", vatNumber: "", icoNumber: "" });
  const footer = screen.getByRole("contentinfo");
  for (const text of [
    "The AI Platform for Automotive",
    `© ${site.copyrightYear} ${site.legalName}`,
    `Registered in ${site.placeOfRegistration}, company number ${site.companyNumber}.`,
    `Registered office: ${site.registeredOffice}.`,
  ])
    expect(footer).toHaveTextContent(text);
  const linkIn = (column: string, name: string) =>
    within(screen.getByRole("heading", { name: column }).parentElement!).getByRole("link", { name });
  expect(linkIn("Product", "Demo")).toHaveAttribute("href", site.bookingUrl);
  expect(linkIn("Legal", "Privacy")).toHaveAttribute("href", "/privacy");
  expect(screen.getByRole("link", { name: site.email })).toHaveAttribute("href", `mailto:${site.email}`);
  expect(footer).not.toHaveTextContent(/VAT|ICO/);
  expect(footer.querySelector('[href^="tel:"]')).toBeNull();
});

test("the footer shows phone, VAT and ICO numbers where the company has them", async () => {
  await showFooter({ phone: "+44 (0)1632 960000", vatNumber: "GB123456789", icoNumber: "ZA123456" });
  expect(screen.getByRole("link", { name: "+44 (0)1632 960000" })).toHaveAttribute("href", "tel:+441632960000");
  expect(screen.getByText("VAT number GB123456789")).toBeVisible();
  expect(screen.getByText("ICO registration ZA123456")).toBeVisible();
});
