import { layout } from "../content/layout";
import { paths } from "../paths";
import { site } from "../site";
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
            {layout.brandLabel}
          </p>
          <p>{tagline}</p>
        </div>
        <div className="grid grid-cols-2 gap-8 print:hidden">
          <div>
            <h2 className="text-ui">{columns.product.heading}</h2>
            <ul>
              <li>
                <ExternalLink href={site.bookingUrl} variant="quiet">
                  {columns.product.demo}
                </ExternalLink>
              </li>
            </ul>
          </div>
          <div>
            <h2 className="text-ui">{columns.legal.heading}</h2>
            <ul>
              <li>
                <PageLink to={paths.privacy} variant="quiet">
                  {columns.legal.privacy}
                </PageLink>
              </li>
            </ul>
          </div>
        </div>
        <div className="border-line text-caption text-ink-500 grid gap-1 border-t pt-6 @md:col-span-2">
          <p>{copyright}</p>
          <p>{company}</p>
        </div>
      </div>
    </footer>
  );
}
