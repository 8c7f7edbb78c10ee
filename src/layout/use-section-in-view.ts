import { useEffect, useState } from "react";

/**
 * Returns the address of the section in view, such as `/#customers`: the one that crosses a band in the window's upper third,
 * above which anchors stop. Undefined where no section with an id does.
 *
 * @param page the path of the page
 */
export function useSectionInView(page: string): string | undefined {
  const [inView, setInView] = useState<string>();

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const address = `${page}#${target.id}`;
          setInView((before) => (isIntersecting ? address : before === address ? undefined : before));
        }
      },
      { rootMargin: "-30% 0px -69%" },
    );
    for (const section of document.querySelectorAll("main section[id]")) observer.observe(section);
    return () => {
      observer.disconnect();
      setInView(undefined);
    };
  }, [page]);

  return inView;
}
