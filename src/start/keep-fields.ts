import { getDraft, saveDraft } from "../demo-request/draft";

/** Remembers an element of the served page by its place. Returns what finds the element that stands there now, if any. */
export type PlaceOf = <Type extends Element>(element: Type) => () => Type | null | undefined;

/** Types a text into a field, so that React hears of it: it overlooks what comes through the field's own property. */
function type(field: HTMLInputElement, text: string) {
  Reflect.set(HTMLInputElement.prototype, "value", text, field);
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

/**
 * Keeps what is typed into the served page, and the focus, should React render the page anew: it does where translators
 * or password managers have changed it.
 *
 * @returns gives both to the new page; to be called as soon as that is in place
 */
export function keepFields(root: HTMLElement, placeOf: PlaceOf): () => void {
  const remember = <Type extends Element>(element: Type) => ({ element, find: placeOf(element) });
  const fields = [...root.querySelectorAll("input")].map(remember);
  let focused = remember((document.activeElement ?? document.body) as HTMLElement);
  const follow = ({ target }: FocusEvent) => (focused = remember(target as HTMLElement));
  root.addEventListener("focusin", follow);

  return () => {
    root.removeEventListener("focusin", follow);
    // What has left the page still holds what was typed into it, to the last letter.
    for (const { element, find } of fields.filter(({ element: { isConnected, value } }) => !isConnected && value)) {
      const now = find();
      if (now) type(now, element.value);
      // The error screen stands there.
      else if (element.form) saveDraft({ ...getDraft(), [element.name]: element.value });
    }
    if (!focused.element.isConnected && document.activeElement === document.body)
      focused.find()?.focus({ preventScroll: true });
  };
}
