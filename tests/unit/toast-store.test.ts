import * as fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { dismissToast, getToast, showToast, subscribe } from "../../src/toast/toast-store";

const CONTENT = { title: "Done", description: "It is done." };

afterEach(() => dismissToast(getToast()?.id ?? 0));

describe("toast store", () => {
  it("holds no toast at first", () => {
    expect(getToast()).toBeUndefined();
  });

  it("shows a toast until it is dismissed", () => {
    const id = showToast(CONTENT);
    expect(getToast()).toEqual({ ...CONTENT, id });
    dismissToast(id);
    expect(getToast()).toBeUndefined();
  });

  it("puts a new toast in place of the one before, which can no longer dismiss it", () => {
    const first = showToast(CONTENT);
    const second = showToast({ ...CONTENT, variant: "destructive" });
    dismissToast(first);
    expect(getToast()).toMatchObject({ id: second, variant: "destructive" });
  });

  it("tells its listeners of every change and of nothing else, until they leave", () => {
    const listener = vi.fn<() => void>();
    const leave = subscribe(listener);
    const id = showToast(CONTENT);
    dismissToast(id);
    dismissToast(id);
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    dismissToast(showToast(CONTENT));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("never holds two, never loses one to a stale dismissal, whatever the order", () => {
    const show = fc.record({ title: fc.string() });
    const dismiss = fc.record({ back: fc.nat({ max: 6 }) });
    // 100 sequences of 100 operations and more: at least 10,000 in a run.
    const sequence = fc.array(fc.oneof(show, dismiss), { minLength: 100, maxLength: 200, size: "max" });
    fc.assert(
      fc.property(sequence, (operations) => {
        const ids: number[] = [0];
        let expected = getToast()?.id;
        for (const operation of operations) {
          if ("title" in operation) {
            expected = showToast({ ...CONTENT, title: operation.title });
            ids.push(expected);
          } else {
            const id = ids.at(-1 - operation.back) ?? 0;
            dismissToast(id);
            if (id === expected) expected = undefined;
          }
          expect(getToast()?.id).toBe(expected);
        }
        expect(new Set(ids).size, "no id is used twice").toBe(ids.length);
      }),
      { numRuns: 100 },
    );
  });
});
