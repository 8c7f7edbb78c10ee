import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Logo, type LogoName } from "../../src/ui/logo";

const symbols = [
  ...readFileSync("src/brand/logos.svg", "utf8").matchAll(/<symbol id="(\w+)" viewBox="0 0 (\d+) (\d+)"/g),
].map(([, name, width, height]) => ({ name: name as LogoName, width: Number(width), height: Number(height) }));

test("there are four logos to test", () => {
  expect(symbols).toHaveLength(4);
});

test.each(symbols)("$name has a name for all and the proportions of its drawing", ({ name, width, height }) => {
  const { container } = render(<Logo name={name} title="Some Firm" />);
  expect(screen.getByText("Some Firm")).toBeVisible();
  const logo = container.querySelector("svg[aria-hidden=true]")!;
  expect(Number(logo.getAttribute("width")) / Number(logo.getAttribute("height"))).toBe(width / height);
});
