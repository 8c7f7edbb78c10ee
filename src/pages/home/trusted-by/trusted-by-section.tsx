import { trustedBy } from "../../../content/trusted-by";

/**
 * The customers' logos, by path. Their lettering is outlines of Playfair Display, Krona One, Barlow Condensed and
 * Quicksand, whose licence (SIL OFL) does not apply to drawings.
 */
const drawings = import.meta.glob<string>("./*.svg", { eager: true, import: "default" });

/**
 * The customers' logos, and who backs the company: below them, in wide windows beside them, in a row that is as high as a
 * logo from the start: the heading would move as the logos arrive.
 */
export function TrustedBySection() {
  return (
    <section aria-labelledby="trusted-by-heading" className="bg-tarmac">
      <div className="max-w-page px-gutter mx-auto grid gap-y-5 pt-5 pb-8 @sm:gap-y-6 @sm:py-8 @xl:grid-cols-[auto_1fr_auto] @xl:grid-rows-[minmax(4.25rem,auto)] @xl:items-center @xl:gap-x-0">
        <h2 id="trusted-by-heading" className="font-text text-ui text-night-muted font-normal tracking-normal">
          {trustedBy.heading}
        </h2>
        <ul className="grid grid-cols-2 items-center justify-between gap-6 @sm:flex @xl:justify-evenly @xl:gap-x-0">
          {trustedBy.logos.map(({ name, title, width, height }) => (
            <li key={name} className="max-w-[10rem]">
              <img
                src={drawings[`./${name}.svg`]}
                alt={title}
                width={width}
                height={height}
                loading="lazy"
                className="block h-11 w-auto max-w-[100%] object-contain object-left print:[filter:invert(1)] forced-colors:not-dark:[filter:invert(1)]"
              />
            </li>
          ))}
        </ul>
        <p className="text-caption @sm:text-ui text-night-muted mt-3 text-balance @sm:mt-0 @xl:max-w-[13rem] @xl:text-end">
          {trustedBy.backing}
        </p>
      </div>
    </section>
  );
}
