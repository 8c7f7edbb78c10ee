import type { Locator } from "@playwright/test";

/** What stands above or left of what is read before it, in a part of the page. */
export const readAgainstTheEye = (within: Locator, kinds: string) =>
  within.evaluate((part, selector) => {
    const read = [...part.querySelectorAll(selector)].filter(
      (one) => one.checkVisibility() && !one.querySelector(selector),
    );
    const boxes = read.map((one) => one.getBoundingClientRect());
    return read.flatMap((one, index) => {
      const [before, box] = [boxes[index - 1], boxes[index]!];
      if (!before) return [];
      const isAbove = box.bottom <= before.top + 1 && box.left < before.right - 1;
      const isLeft = box.right <= before.left + 1 && box.top < before.bottom - 1;
      return isAbove || isLeft ? `"${one.textContent}" after "${read[index - 1]!.textContent}"` : [];
    });
  }, kinds);
