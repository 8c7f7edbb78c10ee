import { useLocation } from "react-router-dom";
import { policy } from "../../content/privacy";
import { Fold } from "../../ui/fold";
import { useCurrentSection } from "./use-current-section";

const sectionIds = policy.sections.map(({ id }) => id);

/** Links to the policy's sections: a disclosure on narrow screens, a sticky column on wide ones. */
export function PolicyContents() {
  const current = useCurrentSection(sectionIds, useLocation().hash.slice(1));
  const list = (
    <ul>
      {policy.sections.map(({ id, heading }) => (
        <li key={id}>
          {/* The browser itself puts focus on the heading. */}
          <a
            href={`#${id}`}
            aria-current={id === current ? "location" : undefined}
            className="border-line text-ui hover:border-ink hover:text-ink aria-[current]:border-action aria-[current]:text-action block border-l-2 py-1.5 pl-4 no-underline forced-colors:aria-[current]:underline pointer-coarse:py-3"
          >
            {heading}
          </a>
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
      <div className="top-header sticky -mx-2 hidden max-h-screen overflow-y-auto px-2 pt-8 pb-5 @lg:block">
        <p className="text-ink pb-3 font-semibold">{policy.contentsLabel}</p>
        {list}
      </div>
    </nav>
  );
}
