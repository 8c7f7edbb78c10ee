import { layout } from "../content/layout";
import { quietLink } from "../ui/button-look";
import { BrandMark } from "../ui/brand-mark";
import { ExternalLink } from "../ui/external-link";
import { PageLink } from "../ui/page-link";
import { ProperNames } from "../ui/proper-names";

const { columns, tagline, copyright, company, numbers, contacts } = layout.footer;

const FOOTER = "@container bg-tarmac text-small print:@container-normal";
const COLUMNS =
  "mx-auto grid max-w-page gap-x-8 gap-y-6 px-gutter pt-8 pb-10 @xs:grid-cols-footer @sm:grid-cols-4 @sm:pt-10 print:block print:py-4";
const LEGAL = "col-span-full grid gap-1 border-t border-night-line pt-5 print:border-0";

/** The forecourt's tarmac: brand and tagline, the two columns, and what a UK company must say of itself on its site. */
export function SiteFooter() {
  return (
    <footer className={FOOTER}>
      <div className={COLUMNS}>
        <div className="grid content-start gap-2 @sm:col-span-2 print:hidden">
          <p className="text-brand text-night-text flex items-center gap-2 font-bold">
            <BrandMark />
            <span translate="no">{layout.brandLabel}</span>
          </p>
          <p>{tagline}</p>
        </div>
        {columns.map(({ heading, links }) => (
          <div key={heading} className="print:hidden">
            <h2 className="font-text text-small font-semibold tracking-normal">{heading}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.label}>
                  {"to" in link ? (
                    <PageLink to={link.to} variant="quiet">
                      {link.label}
                    </PageLink>
                  ) : (
                    <ExternalLink href={link.href} variant="quiet">
                      {link.label}
                    </ExternalLink>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className={LEGAL}>
          <p>
            <ProperNames>{copyright}</ProperNames>
          </p>
          <p>{company}</p>
          {numbers.map(({ label, number }) => number && <p key={label}>{`${label} ${number}`}</p>)}
          <p className="flex flex-wrap gap-x-6">
            {contacts.map(
              ({ label, href }) =>
                label && (
                  <a key={href} href={href} className={quietLink}>
                    {label}
                  </a>
                ),
            )}
          </p>
        </div>
      </div>
    </footer>
  );
}
