import { expect, test } from "vitest";
import { keepFields } from "../../src/demo-form/keep-fields";

const input = () => Object.assign(document.createElement("input"), { name: "fullName" });

test.each([
  ["follows the field that React has rendered anew", () => {}, "fullName"],
  ["stays where the visitor has put it since", () => document.querySelector("button")!.focus(), "other"],
])("the focus of a field %s", (_, act, focused) => {
  const root = document.createElement("div");
  const other = Object.assign(document.createElement("button"), { name: "other" });
  document.body.replaceChildren(root, other);
  root.append(input());
  root.querySelector("input")!.focus();
  const restore = keepFields(root);
  root.replaceChildren(input());
  act();
  restore();
  expect(document.activeElement).toHaveAttribute("name", focused);
});
