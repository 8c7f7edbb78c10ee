import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { Field } from "../../src/ui/field";

// No served page has a select today; a field of the demo form becomes one by its kind in content/book-demo.ts.
test("a select has its choices, its note and its error, and can be changed while the form is read-only", async () => {
  render(
    <Field
      kind="select"
      name="sites"
      label="Sites"
      note="(optional)"
      options={[
        { value: "", label: "Please choose" },
        { value: "1", label: "One" },
      ]}
      error="Please choose one"
      readOnly
    />,
  );
  const select = screen.getByRole("combobox", { name: "Sites" });
  expect(select).toHaveValue("");
  expect(select).toBeInvalid();
  expect(select).toHaveAccessibleDescription("Please choose one (optional)");
  expect(select).not.toHaveAttribute("readonly");
  await userEvent.selectOptions(select, "One");
  expect(select).toHaveValue("1");
});
