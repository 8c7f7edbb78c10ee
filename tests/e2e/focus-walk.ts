import type { Page } from "@playwright/test";

/** The element that has focus, as a sighted visitor finds it; undefined outside of `within`. Runs in the page. */
function describeFocus(within: string) {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body || !element.closest(within)) return;
  const faults: string[] = [];
  const { top, bottom, left, right } = element.getBoundingClientRect();

  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
  const width = parseFloat(outlineWidth);
  // WCAG 2.2 asks for 2 px at level AAA (2.4.13); the site's rings are thicker, so that they are seen from afar.
  if (outlineStyle !== "solid" || width < 3) faults.push(`ring ${outlineStyle} ${outlineWidth}`);

  // Nothing else covers the middle of its lines, at their upper and lower edge and between (2.4.11). A line that is higher
  // than the room below the header cannot be seen whole.
  const inset = 3;
  const room = innerHeight - parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const cover = [...element.getClientRects()]
    .filter((line) => line.height > 2 * inset && line.height <= room)
    .flatMap((line) => {
      const ys = [line.top + inset, (line.top + line.bottom) / 2, line.bottom - inset];
      return ys.map((y) => document.elementFromPoint((line.left + line.right) / 2, y));
    })
    .find((above) => !above || !(element.contains(above) || above.contains(element)));
  if (cover !== undefined) faults.push(`under ${cover?.outerHTML.slice(0, 60) ?? "the window's edge"}`);

  // No box that hides its overflow cuts off the ring.
  const reach = width + parseFloat(outlineOffset);
  let isStuck = false;
  for (let around: HTMLElement | null = element; around; around = around.parentElement) {
    const style = getComputedStyle(around);
    if (style.position === "sticky" || style.position === "fixed") isStuck = true;
    if (around === element || around.matches("html, body")) continue;
    const box = around.getBoundingClientRect();
    const cutsX = style.overflowX !== "visible" && (left - reach < box.left - 0.5 || right + reach > box.right + 0.5);
    const cutsY = style.overflowY !== "visible" && (top - reach < box.top - 0.5 || bottom + reach > box.bottom + 0.5);
    if (cutsX || cutsY) faults.push(`ring cut by ${around.outerHTML.slice(0, 60)}`);
  }
  if (left - reach < -0.5 || right + reach > document.documentElement.clientWidth + 0.5)
    faults.push("ring cut by the window");

  return {
    faults,
    name: (element.ariaLabel ?? (element.textContent || element.id)).trim().slice(0, 40),
    /** Among all elements of the body: the head gets links to files as links to pages are focused. */
    place: [...document.body.querySelectorAll("*")].indexOf(element),
    /** In pixels of the page instead of the window. */
    box: { top: top + scrollY, bottom: bottom + scrollY, left, right },
    /** It is in a part that does not scroll with the text. */
    isStuck,
  };
}

type Stop = NonNullable<ReturnType<typeof describeFocus>>;

/** Presses a key until focus leaves an element, given as a selector, and describes each stop on the way. */
export async function walk(page: Page, key: "Tab" | "Shift+Tab", within = "body"): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(describeFocus, within);
    // Past the last stop the browser focuses the body, or starts again.
    if (!stop || stops.some(({ place }) => place === stop.place)) return stops;
    stops.push(stop);
  }
}

/** The faults of each stop, and steps that lead back: in the document, or up the page within one column. */
export function focusFaults(stops: Stop[]): string[] {
  return stops.flatMap(({ name, place, box, isStuck, faults }, index) => {
    const before = stops[index - 1];
    const isAbove = before && box.bottom <= before.box.top + 1 && box.left < before.box.right - 1;
    const leadsBack = before && (place < before.place || (isAbove && !before.isStuck && !isStuck));
    const found = leadsBack ? [...faults, `the order leads back, from "${before.name}"`] : faults;
    return found.map((fault) => `"${name}": ${fault}`);
  });
}
