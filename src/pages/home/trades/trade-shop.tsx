import "./trade-shop.css";
import type { Trade } from "../../../content/trades";
import { entrance } from "../../../ui/entrance";
import { PageLink } from "../../../ui/page-link";

/** The drawings of the shop windows, by path. */
const drawings = import.meta.glob<string>("./*-window.svg", { eager: true, import: "default" });

interface TradeShopProps extends Trade {
  trade: string;
  /** Of the shops that scroll sideways, it is the one in the middle. Unknown until the page is ready. */
  isInView: boolean | undefined;
}

/** A shop at night: its sign, its lit window, and its text on the pavement below. */
export function TradeShop({ trade, isInView, name, text, link }: TradeShopProps) {
  return (
    <div id={trade} className="flex flex-col">
      <div ref={entrance} className="trade-shop-front grid pt-2 @md:pt-8">
        <h3 tabIndex={-1} className="trade-shop-name text-title @md:@max-lg:text-sub text-lit pb-3">
          {name}
        </h3>
        <div className="trade-shop-glass drawn relative">
          <img
            src={drawings[`./${trade}-window.svg`]}
            alt=""
            width={400}
            height={225}
            fetchPriority="low"
            className="block h-auto w-full object-cover object-bottom"
          />
        </div>
        <div className="trade-shop-sill drawn" />
      </div>
      <div
        data-in-view={isInView}
        className="pavement text-night-lead @max-lg:text-ui relative isolate flex grow flex-col pt-4 @md:pt-6 @lg:pt-8"
      >
        <p className="pe-3 @md:grow">{text}</p>
        <p className="text-night-text mt-1 font-semibold @md:@max-lg:min-h-[3lh] [&_a]:items-start">
          <PageLink to={link.to} variant="quiet">
            {link.label}
          </PageLink>
        </p>
      </div>
    </div>
  );
}
