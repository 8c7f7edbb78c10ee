import { expect, it } from "vitest";
import { dismissToast, getToast, showToast } from "../../src/toast/toast-store";

const CONTENT = { title: "Done", description: "It is done." };

it("the toast store shows one toast, until it is dismissed; an older one can no longer dismiss it", () => {
  expect(getToast()).toBeUndefined();
  const first = showToast(CONTENT);
  expect(getToast()).toEqual({ ...CONTENT, id: first });
  const second = showToast({ ...CONTENT, variant: "destructive" });
  expect(second).not.toBe(first);
  dismissToast(first);
  expect(getToast()).toEqual({ ...CONTENT, variant: "destructive", id: second });
  dismissToast(second);
  expect(getToast()).toBeUndefined();
  expect([first, second], "an id is never used again").not.toContain(showToast(CONTENT));
  dismissToast(getToast()!.id);
});
