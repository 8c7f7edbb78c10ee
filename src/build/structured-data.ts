import { bookDemoMeta, homeMeta, privacyMeta, type PageMeta } from "../content/page-metas";
import { policyDates } from "../content/privacy";
import { paths } from "../paths";
import type { PageName } from "../routes";
import { site } from "../site";

const home = `${site.origin}${paths.home}`;

/** Properties: https://developers.google.com/search/docs/appearance/structured-data/organization and …/site-names. */
const organization = {
  "@type": "Organization",
  "@id": `${home}#organization`,
  name: site.brand,
  legalName: site.legalName,
  url: home,
  logo: `${site.origin}/apple-touch-icon.png`,
  email: site.email,
};

const website = { "@type": "WebSite", "@id": `${home}#website`, name: site.brand, url: home };

/** https://developers.google.com/search/docs/appearance/structured-data/breadcrumb: the last item needs no address. */
const breadcrumbList = (page: PageMeta) => ({
  "@type": "BreadcrumbList",
  itemListElement: [
    { "@type": "ListItem", position: 1, name: homeMeta.name, item: home },
    { "@type": "ListItem", position: 2, name: page.name },
  ],
});

const webPage = (path: string, page: PageMeta) => ({
  "@type": "WebPage",
  url: site.origin + path,
  name: page.title,
});

/** The nodes of each page's JSON-LD graph. A page without an entry has no JSON-LD. */
const GRAPHS: Partial<Record<PageName, object[]>> = {
  home: [organization, website],
  "book-demo": [webPage(paths.bookDemo, bookDemoMeta)],
  privacy: [
    {
      ...webPage(paths.privacy, privacyMeta),
      dateModified: policyDates.updated.iso,
      // As the page shows them.
      breadcrumb: breadcrumbList(privacyMeta),
    },
  ],
};

/**
 * JSON-LD for a page's head, or an empty text; no rating, review or claim that the site cannot prove. `<` is escaped,
 * so that no text can end the script.
 */
export function structuredData(page: PageName): string {
  const graph = GRAPHS[page];
  if (!graph) return "";
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph });
  return `<script type="application/ld+json">${json.replaceAll("<", "\\u003c")}</script>`;
}
