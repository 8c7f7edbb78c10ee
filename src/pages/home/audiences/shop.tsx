import { useRef } from "react";
import { PAVEMENT_LIGHT, WINDOW_LIGHT } from "../../../brand/motions";
import { PageLink } from "../../../ui/page-link";
import { useEntrance } from "../../../ui/use-entrance";
import dealership from "./dealership-window.svg";
import finance from "./finance-window.svg";
import garage from "./garage-window.svg";

/** What is seen in a window. */
type Trade = "dealership" | "garage" | "finance";

export interface ShopContent {
  trade: Trade;
  name: string;
  text: string;
  /** The sample in the channels section that is theirs. */
  link: { label: string; to: string };
}

const DRAWINGS: Record<Trade, string> = { dealership, garage, finance };

const MOVES = [
  { of: ".shop-glass", motion: WINDOW_LIGHT },
  { of: ".pavement", motion: PAVEMENT_LIGHT },
];

const FRONT = "bg-wall px-4 pt-4 @lg:px-6 @lg:pt-8";
const PAVEMENT = "pavement grow px-4 pt-6 text-night-lead @lg:px-6 @lg:pt-8";

/** A shop at night: its sign, its trade in the lit window, and in the light on the pavement what it gets. */
export function Shop({ trade, name, text, link }: ShopContent) {
  const shop = useRef<HTMLDivElement>(null);
  useEntrance(shop, MOVES);

  return (
    <div ref={shop} className="flex flex-col">
      <div className={FRONT}>
        <h3 className="text-title text-lit pb-3 @lg:pb-4">{name}</h3>
        <div className="shop-glass">
          <img src={DRAWINGS[trade]} alt="" width={400} height={150} loading="lazy" className="block h-auto w-full" />
        </div>
        <div className="shop-sill -mx-4 @lg:-mx-6" />
      </div>
      <div className={PAVEMENT}>
        <p>{text}</p>
        <p className="text-night-text mt-1 font-semibold">
          <PageLink to={link.to} variant="quiet">
            {link.label}
          </PageLink>
        </p>
      </div>
    </div>
  );
}
