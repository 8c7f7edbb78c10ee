import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { policy } from "../../content/privacy";
import { Fold } from "../../ui/fold";
import { PageLink } from "../../ui/page-link";
import { useCurrentSection } from "./use-current-section";

const sectionIds = policy.sections.map(({ id }) => id);

/** Links to the policy's sections: a disclosure on narrow screens, a sticky column on wide ones. */
export function PolicyContents() {
  const { hash, key } = useLocation();
  const anchor = hash.slice(1);
  const current = useCurrentSection(sectionIds, anchor);

  const entry = useRef(key);

  useEffect(() => {
    // At the first load the browser goes to the heading, and from another page the focus to the h1.
    if (entry.current === key) return;
    entry.current = key;
    document.getElementById(anchor)?.focus({ preventScroll: true });
  }, [anchor, key]);

  const list = (
    <ul>
      {policy.sections.map(({ id, heading }) => (
        <li key={id}>
          <PageLink to={`#${id}`} variant="contents" isCurrent={id === current}>
            {heading}
          </PageLink>
        </li>
      ))}
    </ul>
  );

  return (
    <nav aria-label={policy.contentsLabel}>
      <div className="border-line border-y @lg:hidden">
        <Fold label={<span>{policy.contentsLabel}</span>}>
          <div className="pb-3">{list}</div>
        </Fold>
      </div>
      {/* In a low window the column scrolls. Its padding keeps its end in view and its focus rings whole. */}
      <div className="top-header pb-section sticky -mx-2 hidden max-h-screen overflow-y-auto px-2 pt-8 @lg:block">
        <p className="text-ink pb-3 font-semibold">{policy.contentsLabel}</p>
        {list}
      </div>
    </nav>
  );
}
