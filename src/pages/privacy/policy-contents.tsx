import { ChevronDown } from "lucide-react";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { PageLink } from "../../ui/page-link";
import { useCurrentSection } from "./use-current-section";

interface PolicyContentsProps {
  label: string;
  sections: readonly { id: string; heading: string }[];
}

const DISCLOSURE = "group border-y border-line @lg:hidden";
const SUMMARY = "flex min-h-12 items-center justify-between gap-4 font-semibold text-ink marker:hidden";
const CHEVRON = "shrink-0 transition-transform duration-base ease-out group-open:rotate-180";
/** In a low window the column scrolls by itself, its end clear of what the header takes, focus rings uncut. */
const COLUMN = "-mx-2 px-2 sticky top-header hidden max-h-screen overflow-y-auto pt-6 pb-24 @lg:block";

/** After a jump, whoever uses the keyboard or a screen reader goes on from the heading, not from the list. */
function useHeadingFocus(): string {
  const { hash, key } = useLocation();
  useEffect(() => {
    // "default" is the first load: the browser itself has gone to the heading.
    if (key !== "default" && hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [hash, key]);
  return hash.slice(1);
}

/** Links to the policy's sections: a disclosure on narrow screens, a column that stays in view on wide ones. */
export function PolicyContents({ label, sections }: PolicyContentsProps) {
  const anchor = useHeadingFocus();
  const current = useCurrentSection(sections, anchor);

  const list = (
    <ul>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <PageLink to={`#${id}`} variant="contents" isCurrent={id === current}>
            {heading}
          </PageLink>
        </li>
      ))}
    </ul>
  );

  return (
    <nav aria-label={label} className="print:hidden">
      <details className={DISCLOSURE}>
        <summary className={SUMMARY}>
          <span>{label}</span>
          <ChevronDown aria-hidden size={20} className={CHEVRON} />
        </summary>
        <div className="pb-4">{list}</div>
      </details>
      <div className={COLUMN}>
        <p className="text-ink pb-3 font-semibold">{label}</p>
        {list}
      </div>
    </nav>
  );
}
