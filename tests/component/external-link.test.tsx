import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { rememberLeadSource } from "../../src/network/lead-source";
import { ExternalLink } from "../../src/ui/external-link";

/** Where a link leads to during a visit that began with this query. */
function addressAfter(query: string, href: string): string {
  window.history.replaceState(null, "", `/${query}`);
  rememberLeadSource();
  window.history.replaceState(null, "", "/book-demo");
  render(
    <ExternalLink href={href} variant="inline">
      Book a Demo
    </ExternalLink>,
  );
  return screen.getByRole<HTMLAnchorElement>("link", { name: "Book a Demo" }).href;
}

test.each([
  ["https://book.example/demo", "", "https://book.example/demo"],
  ["https://book.example/demo", "?gclid=1&from=x", "https://book.example/demo"],
  [
    "https://book.example/demo",
    "?utm_source=a%26b&utm_term=é c",
    "https://book.example/demo?utm_source=a%26b&utm_term=%C3%A9%20c",
  ],
  [
    "https://book.example/?utm_source=site&a=%20#b",
    "?utm_source=x&utm_medium=y",
    "https://book.example/?utm_source=site&a=%20&utm_medium=y#b",
  ],
  ["https://book.example/?only", "", "https://book.example/?only"],
  [
    "https://book.example/",
    "?utm_source=<script>&utm_term=\"'",
    "https://book.example/?utm_source=%3Cscript%3E&utm_term=%22%27",
  ],
])("the booking page %s is opened with the campaign of a visit to %s", (booking, query, expected) => {
  vi.stubEnv("VITE_BOOKING_URL", booking);
  expect(addressAfter(query, booking)).toBe(expected);
});

test("another site is not told of the campaign", () => {
  expect(addressAfter("?utm_source=a", "https://other.example/")).toBe("https://other.example/");
});

test("where sources are switched off, the booking page is opened as it is", () => {
  vi.stubEnv("VITE_LEAD_SOURCE", "false");
  const booking = import.meta.env.VITE_BOOKING_URL;
  expect(addressAfter("?utm_source=a", booking)).toBe(booking);
});
