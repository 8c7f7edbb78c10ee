import { useEffect, useState } from "react";

/** How much of a section is in view below the sticky bar, from 0 to 1. */
type VisibleParts = ReadonlyMap<string, number>;

/**
 * Which of the sections is being read: the first one in view. Only at the end of the text, where a short last section
 * cannot reach the top, it is the one that the visitor has just gone to, or else the last.
 *
 * @param ids the sections, in the order of the page
 * @param anchor the section in the address, or any other text when there is none
 */
export function currentSection(ids: readonly string[], visible: VisibleParts, anchor: string): string | undefined {
  const last = ids.at(-1);
  const isAtEnd = last !== undefined && visible.get(last) === 1;
  if (isAtEnd) return visible.has(anchor) ? anchor : last;
  return ids.find((id) => visible.has(id));
}

/**
 * Follows the visitor through the sections of a page. The headings carry the ids; each stands in its own `<section>`.
 * Undefined until the script runs, and for as long as none is in view.
 *
 * @param anchor the section in the address; a new one counts as having gone there
 */
export function useCurrentSection(sections: readonly { id: string }[], anchor: string): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const ids = sections.map(({ id }) => id);
    const idOf = new Map<Element, string>();
    const visible = new Map<string, number>();

    // Whatever lies above the line at which a heading comes to rest after a jump is no longer being read.
    const restingLine = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, intersectionRatio } of entries) {
          const id = idOf.get(target)!;
          if (isIntersecting) visible.set(id, intersectionRatio);
          else visible.delete(id);
        }
        setCurrent((before) => currentSection(ids, visible, anchor) ?? before);
      },
      { rootMargin: `${-restingLine - 1}px 0px 0px`, threshold: [0, 1] },
    );

    for (const id of ids) {
      const section = document.getElementById(id)?.closest("section");
      if (!section) continue;
      idOf.set(section, id);
      observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections, anchor]);

  return current;
}
