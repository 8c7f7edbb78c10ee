import "./audiences-section.css";
import { audiences, type Audience } from "../../../content/home";
import { entrance } from "../../../ui/entrance";
import { PageLink } from "../../../ui/page-link";
import { Section } from "../../../ui/section";

/** The drawings of the shop windows, by path. */
const drawings = import.meta.glob<string>("./*-window.svg", { eager: true, import: "default" });

const { clock, heading, intro, audiences: trades } = audiences;

/** The trades that we serve: a building with a lit shop for each trade; on narrow screens separate shops. */
export function AudiencesSection() {
  return (
    <Section
      id="who-we-serve"
      ground="night"
      clock={clock}
      heading={heading}
      headingLook="text-[clamp(2.4rem,1.4rem+4vw,4.6rem)]"
    >
      <p className="max-w-lead text-lead mt-4 text-balance">{intro}</p>
      <div className="street relative mt-6 grid @lg:mt-24 @lg:auto-cols-fr @lg:grid-flow-col">
        {Object.entries(trades).map(([trade, audience]) => (
          <Shop key={trade} trade={trade} {...audience} />
        ))}
      </div>
      <div aria-hidden className="street-lamps">
        {Object.keys(trades).map((trade) => (
          <span key={trade} />
        ))}
      </div>
    </Section>
  );
}

/** A shop at night: its sign, its lit window, and its text on the pavement below. */
function Shop({ trade, name, text, link }: Audience & { trade: string }) {
  return (
    <div className="flex flex-col">
      <div ref={entrance} className="shop-front grid px-4 pt-4 @lg:px-6 @lg:pt-8">
        <h3 className="text-title text-lit pb-3">{name}</h3>
        <div className="shop-glass relative">
          <img
            src={drawings[`./${trade}-window.svg`]}
            alt=""
            width={400}
            height={225}
            fetchPriority="low"
            className="block h-auto w-full object-cover object-bottom"
          />
        </div>
        <div className="shop-sill -mx-4 @lg:-mx-6" />
      </div>
      <div className="pavement text-night-lead relative isolate flex grow flex-col px-4 pt-4 @lg:px-6 @lg:pt-8">
        <p className="@lg:grow">{text}</p>
        <p className="text-night-text mt-1 font-semibold">
          <PageLink to={link.to} variant="quiet">
            {link.label}
          </PageLink>
        </p>
      </div>
    </div>
  );
}
