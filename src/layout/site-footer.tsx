import { layout } from "../content/layout";
import { site } from "../site";
import { BrandMark } from "../ui/brand-mark";
import { linkLook } from "../ui/button-look";
import { ExternalLink } from "../ui/external-link";
import { PageLink } from "../ui/page-link";
import { ProperNames } from "../ui/proper-names";

const { columns, copyright, company, numbers, contacts } = layout.footer;

/**
 * Brand and tagline, columns of links, and the facts that UK law requires of a company's website. Below a short page it
 * is higher: if the page were, the footer would move while it arrives in parts.
 */
export function SiteFooter() {
  return (
    <footer className="bg-tarmac text-ui @container grow">
      <div className="parking-bays max-w-page px-gutter mx-auto grid gap-x-6 gap-y-3 pt-10 pb-6 @sm:grid-cols-3 @sm:py-12">
        <div className="grid content-start gap-1">
          <p className="text-sub text-night-text flex items-center gap-2 font-bold @sm:-mt-0.5">
            <BrandMark />
            <span translate="no">{site.brand}</span>
          </p>
          <p className="mt-1">{site.tagline}</p>
          <p className="text-night-text grid justify-items-start">
            {contacts.map(
              ({ label, href }) =>
                label && (
                  <a key={href} href={href} className={linkLook.quiet}>
                    {label}
                  </a>
                ),
            )}
          </p>
        </div>
        <div className="grid grid-cols-2 gap-x-6 @sm:col-span-2">
          {columns.map(({ heading, links }, column) => (
            // On phones the heading and its links share a line.
            <div key={column} className="items-baseline gap-3 @max-sm:flex">
              <h2 className="font-text text-ui text-night-muted font-normal tracking-normal">{heading}</h2>
              <ul className="text-night-text">
                {links.map((link, index) => (
                  <li key={index}>
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
        </div>
        <div className="text-caption col-span-full gap-x-6 gap-y-2 pt-3 *:not-first:inline @sm:grid @sm:grid-cols-3 @sm:pt-0">
          <p>
            <ProperNames>{copyright}</ProperNames>
          </p>
          {company.map((sentence, index) => (
            <p key={index} className="text-balance">{`${sentence} `}</p>
          ))}
          {numbers.map(({ label, number }, index) => number && <p key={index}>{`${label} ${number}`}</p>)}
        </div>
      </div>
    </footer>
  );
}
