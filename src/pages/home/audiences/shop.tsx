import type { Audience } from "../../../content/home";
import { entrance } from "../../../ui/entrance";
import { PageLink } from "../../../ui/page-link";

/** The drawings of the shop windows, by path. */
const drawings = import.meta.glob<string>("./*-window.svg", { eager: true, import: "default" });

/** A shop at night: its sign, its trade in the lit window, and its text in the light on the pavement. */
export function Shop({ trade, name, text, link }: Audience) {
  return (
    <div className="shop flex flex-col">
      <div ref={entrance} className="bg-wall px-4 pt-4 @lg:px-6 @lg:pt-8">
        <h3 className="text-title text-lit pb-3 @lg:pb-4">{name}</h3>
        <div className="shop-glass">
          <img
            src={drawings[`./${trade}-window.svg`]}
            alt=""
            width={400}
            height={150}
            loading="lazy"
            className="block h-auto w-full"
          />
        </div>
        <div className="shop-sill -mx-4 @lg:-mx-6" />
      </div>
      <div className="pavement text-night-lead grow px-4 pt-6 @lg:px-6 @lg:pt-8">
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
