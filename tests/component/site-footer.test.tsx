import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => vi.resetModules());

/** Shows the footer of a company with these facts. */
async function showFooter(facts: { phone: string; vatNumber: string; icoNumber: string }) {
  const { site } = await import("../../src/site");
  Object.assign(site, facts);
  const { SiteFooter } = await import("../../src/layout/site-footer");
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: <SiteFooter /> }])} />);
  return site;
}

test("shows who the company is, where it is registered, and its e-mail address", async () => {
  const site = await showFooter({ phone: "", vatNumber: "", icoNumber: "" });
  const footer = screen.getByRole("contentinfo");
  for (const fact of [site.legalName, site.placeOfRegistration, site.companyNumber, site.registeredOffice])
    expect(footer).toHaveTextContent(fact);
  expect(screen.getByRole("link", { name: site.email })).toHaveAttribute("href", `mailto:${site.email}`);
  expect(footer).not.toHaveTextContent(/VAT|ICO/);
  expect(screen.getAllByRole("link").filter((link) => link.getAttribute("href")!.startsWith("tel:"))).toEqual([]);
});

test("shows phone, VAT and ICO numbers where the company has them", async () => {
  await showFooter({ phone: "+44 (0)1632 960000", vatNumber: "GB123456789", icoNumber: "ZA123456" });
  expect(screen.getByRole("link", { name: "+44 (0)1632 960000" })).toHaveAttribute("href", "tel:+441632960000");
  expect(screen.getByText("VAT number GB123456789")).toBeVisible();
  expect(screen.getByText("ICO registration ZA123456")).toBeVisible();
});
