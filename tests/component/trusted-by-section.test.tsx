import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { trustedBy } from "../../src/content/trusted-by";
import { PLACEHOLDER_FACTS } from "../../src/content/placeholder-facts";
import { TrustedBySection } from "../../src/pages/home/trusted-by/trusted-by-section";
import { site } from "../../src/site";

test("the landing page shows the logo of each customer that trusts the company, and below them who backs it", () => {
  render(<TrustedBySection />);
  const logos = screen.getAllByRole<HTMLImageElement>("img");
  expect(logos).toHaveLength(trustedBy.logos.length);
  for (const { name, title } of trustedBy.logos)
    expect(logos.find(({ alt }) => alt === title)).toHaveAttribute("src", expect.stringContaining(name));
  expect(screen.getByText(new RegExp(site.accelerator))).toBeVisible();
});

/** Which an operator replaces. */
test.runIf(site.brand === PLACEHOLDER_FACTS["brand name"])(
  "the sample's customers are those of the specification",
  () => {
    const kinds = trustedBy.logos.map(({ title }) => /dealer group|motor group|vehicle protection/i.exec(title)?.[0]);
    expect(kinds.map((kind) => kind?.toLowerCase()).toSorted()).toEqual([
      "dealer group",
      "dealer group",
      "motor group",
      "vehicle protection",
    ]);
  },
);
