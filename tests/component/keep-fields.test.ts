import { expect, test, vi } from "vitest";
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

test("a ticked box of a page that React has rendered anew is ticked again, by a press that React hears, and an empty one is not", () => {
  const root = document.createElement("div");
  const box = (name: string) =>
    Object.assign(document.createElement("input"), { name, type: "checkbox", value: "yes" });
  root.append(box("ticked"), box("empty"));
  root.querySelector("input")!.checked = true;
  const restore = keepFields(root);
  root.replaceChildren(box("ticked"), box("empty"));
  const heard = vi.fn<(event: Event) => void>();
  root.addEventListener("click", heard);
  restore();
  expect([...root.querySelectorAll("input")].map(({ checked }) => checked)).toEqual([true, false]);
  expect(heard).toHaveBeenCalledOnce();
});
