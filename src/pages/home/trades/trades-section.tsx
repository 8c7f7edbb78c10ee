import "./trades-section.css";
import { useEffect, useRef, useState, type MouseEvent } from "react";
import { trades } from "../../../content/trades";
import { Section } from "../../../ui/section";
import { TradeShop } from "./trade-shop";

const { clock, heading, intro, trades: served } = trades;
const [firstTrade] = Object.keys(served);

/** The trades that we serve, each a lit shop of one building. On narrow screens the shops scroll sideways, or are stacked. */
export function TradesSection() {
  const shops = useRef<HTMLDivElement>(null);
  const [inView, setInView] = useState<string>();

  useEffect(() => {
    const middleLine = { root: shops.current, rootMargin: "0px -50%" };
    const crossing = new Set<string>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) crossing[isIntersecting ? "add" : "delete"](target.id);
      // No shop crosses the line while the gap between two passes, and all do where they are stacked.
      const first = Object.keys(served).find((trade) => crossing.has(trade));
      if (first) setInView(first);
    }, middleLine);
    for (const shop of shops.current!.children) observer.observe(shop);
    return () => observer.disconnect();
  }, []);

  /** Scrolls sideways to a shop. The browser's jump to its anchor would also move the page. */
  function scrollToShop(event: MouseEvent, trade: string) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const shop = shops.current!.querySelector<HTMLElement>(`#${trade}`)!;
    const middleOf = (element: Element) => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    };
    shops.current!.scrollBy({ left: middleOf(shop) - middleOf(shops.current!) });
    shop.querySelector("h3")!.focus({ preventScroll: true });
  }

  return (
    // The next section is night, too, and brings its own room above.
    <Section
      id="who-we-serve"
      look="pt-section"
      clock={clock}
      timeLook="roof-sign on-posts"
      heading={heading}
      lead={intro}
    >
      <ul className="trade-signs gap-2 *:grow">
        {Object.entries(served).map(([trade, { name }]) => (
          <li key={trade}>
            <a
              href={`#${trade}`}
              className="forced-colors:aria-[current]:border-2"
              aria-current={trade === (inView ?? firstTrade) ? "location" : undefined}
              onClick={(event) => scrollToShop(event, trade)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <div ref={shops} className="trade-shops relative grid @md:auto-cols-fr @md:grid-flow-col">
        {Object.entries(served).map(([trade, shop]) => (
          <TradeShop
            key={trade}
            trade={trade}
            isInView={inView === undefined ? undefined : trade === inView}
            {...shop}
          />
        ))}
      </div>
    </Section>
  );
}
