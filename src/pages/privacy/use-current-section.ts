import { useEffect, useState } from "react";

/**
 * Returns the id of the section being read, or undefined until one has been visible: the first visible one. At the end of
 * the text, where the last sections are too short to reach the top, the section in the address if visible, or else the last.
 *
 * @param ids the ids of the headings. Each is the first element of its `<section>`.
 * @param anchor the id in the address, or an empty string
 */
export function useCurrentSection(ids: readonly string[], anchor: string): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    /** The visible share of each visible section, from 0 to 1. */
    const visible = new Map<string, number>();
    // A jump stops this far below the top of the window: a section that ends above has been read.
    const scrollPadding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, intersectionRatio } of entries) {
          const { id } = target.firstElementChild!;
          if (isIntersecting) visible.set(id, intersectionRatio);
          else visible.delete(id);
        }
        const last = ids.at(-1)!;
        const first = ids.find((id) => visible.has(id));
        const atEnd = visible.has(anchor) ? anchor : last;
        setCurrent((before) => (visible.get(last) === 1 ? atEnd : (first ?? before)));
      },
      { rootMargin: `${-scrollPadding - 1}px 0px 0px`, threshold: [0, 1] },
    );
    for (const id of ids) observer.observe(document.getElementById(id)!.parentElement!);
    return () => observer.disconnect();
  }, [ids, anchor]);

  return current;
}
