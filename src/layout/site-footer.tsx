import { layout } from "../content/layout";
import { BrandMark } from "../ui/brand-mark";
import { ExternalLink } from "../ui/external-link";
import { PageLink } from "../ui/page-link";

const { columns, tagline, copyright, company } = layout.footer;

/** Brand and tagline, the two columns, and what a UK company must say of itself on its site. */
export function SiteFooter() {
  return (
    <footer className="border-line bg-paper-2 @container border-t print:@container-normal print:border-0">
      <div className="max-w-page px-gutter mx-auto grid gap-12 py-16 @md:grid-cols-2 print:block print:px-0 print:py-4">
        <div className="grid content-start gap-2 print:hidden">
          <p className="text-lead tracking-heading text-ink-950 flex items-center gap-2 font-bold">
            <BrandMark size="small" />
            <span translate="no">{layout.brandLabel}</span>
          </p>
          <p>{tagline}</p>
        </div>
        <div className="grid grid-cols-2 gap-8 print:hidden">
          {columns.map(({ heading, links }) => (
            <div key={heading}>
              <h2 className="text-ui">{heading}</h2>
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
        </div>
        <div className="border-line text-caption text-ink-500 grid gap-1 border-t pt-6 @md:col-span-2">
          <p>{copyright}</p>
          <p>{company}</p>
        </div>
      </div>
    </footer>
  );
}
