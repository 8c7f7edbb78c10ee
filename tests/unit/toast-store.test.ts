import { expect, it, vi } from "vitest";
import { dismissToast, getToast, showToast, subscribe } from "../../src/toast/toast-store";

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

it("the toast store tells all its listeners of every change and of nothing else, until they leave", () => {
  const listeners = [vi.fn<() => void>(), vi.fn<() => void>()] as const;
  const [leave, leaveToo] = listeners.map(subscribe) as [() => void, () => void];
  const calls = () => listeners.map(({ mock }) => mock.calls.length);
  const id = showToast(CONTENT);
  expect(calls()).toEqual([1, 1]);
  dismissToast(id);
  dismissToast(id);
  expect(calls()).toEqual([2, 2]);
  leave();
  dismissToast(showToast(CONTENT));
  expect(calls()).toEqual([2, 4]);
  leaveToo();
});
