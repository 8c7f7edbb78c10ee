import "./trades-section.css";
import { useEffect, useRef, useState, type MouseEvent } from "react";
import { trades } from "../../../content/trades";
import { Section } from "../../../ui/section";
import { TradeShop } from "./trade-shop";

const { clock, heading, intro, trades: served } = trades;

/** The trades that we serve: a building with a lit shop for each trade; on narrow screens a street, or separate shops. */
export function TradesSection() {
  const street = useRef<HTMLDivElement>(null);
  const [inView, setInView] = useState(Object.keys(served)[0]);

  useEffect(() => {
    const middle = { root: street.current, rootMargin: "0px -50%" };
    const crossing = new Set<string>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) crossing[isIntersecting ? "add" : "delete"](target.id);
      // None does while a shop's edge passes, and all do where they stand one below the other.
      const first = Object.keys(served).find((trade) => crossing.has(trade));
      if (first) setInView(first);
    }, middle);
    for (const shop of street.current!.children) observer.observe(shop);
    return () => observer.disconnect();
  }, []);

  /** Walks to a shop along the street alone: a jump to its anchor would move the page, too. */
  function scrollToShop(event: MouseEvent, trade: string) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const shop = street.current!.querySelector<HTMLElement>(`#${trade}`)!;
    const middleOf = (element: Element) => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    };
    street.current!.scrollBy({ left: middleOf(shop) - middleOf(street.current!) });
    shop.querySelector("h3")!.focus({ preventScroll: true });
  }

  return (
    <Section
      id="who-we-serve"
      ground="night"
      clock={clock}
      heading={heading}
      headingLook="text-[clamp(2.4rem,1.4rem+4vw,4.6rem)]"
      lead={intro}
    >
      <ul className="trade-signs">
        {Object.entries(served).map(([trade, { name }]) => (
          <li key={trade}>
            <a
              href={`#${trade}`}
              className="forced-colors:aria-[current]:border-2"
              aria-current={trade === inView ? "location" : undefined}
              onClick={(event) => scrollToShop(event, trade)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <div ref={street} className="trade-shops relative grid @lg:auto-cols-fr @lg:grid-flow-col">
        {Object.entries(served).map(([trade, audience]) => (
          <TradeShop key={trade} trade={trade} isInView={trade === inView} {...audience} />
        ))}
      </div>
    </Section>
  );
}
