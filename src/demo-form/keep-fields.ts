import { getDraft, saveDraft } from "./draft";

type Field = HTMLInputElement | HTMLSelectElement;

const isFilledIn = (field: Field) => field.value !== "" && !field.matches("[type=checkbox]:not(:checked)");

/**
 * Remembers the served page's fields and focus. React discards a page that a translator or password manager has changed.
 *
 * @returns a function that puts typed text and focus into the fields of the same name; a text without a field becomes part
 *   of the draft
 */
export function keepFields(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<Field>("input, select")];
  let focused = document.activeElement;
  const follow = ({ target }: FocusEvent) => (focused = target as Element);
  root.addEventListener("focusin", follow);

  return () => {
    root.removeEventListener("focusin", follow);
    const fieldNamed = (name?: string | null) => root.querySelector<Field>(`[name="${name}"]`);
    for (const { form, name, value } of fields.filter((field) => !field.isConnected && isFilledIn(field))) {
      const input = fieldNamed(name);
      if (input?.matches("[type=checkbox]")) {
        if (!isFilledIn(input)) input.click();
      } else if (input) {
        // React overlooks a value that is set through the element's own property. It hears of a choice by `change`.
        Reflect.set(Object.getPrototypeOf(input), "value", value, input);
        for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
      } else if (form) {
        // A field in no form, such as the garage's, is no part of the draft.
        saveDraft({ ...getDraft(), [name]: value });
      }
    }
    if (!focused?.isConnected && document.activeElement === document.body)
      fieldNamed(focused?.getAttribute("name"))?.focus({ preventScroll: true });
  };
}
