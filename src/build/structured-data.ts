import { breadcrumbsOf, bookDemoMeta, privacyMeta, type PageMeta } from "../content/page-metas";
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
function breadcrumbList(page: PageMeta) {
  const { parents, current } = breadcrumbsOf(page);
  const items = [...parents.map(({ label, to }) => ({ name: label, item: site.origin + to })), { name: current }];
  return {
    "@type": "BreadcrumbList",
    itemListElement: items.map((item, index) => ({ "@type": "ListItem", position: index + 1, ...item })),
  };
}

const webPage = (path: string, page: PageMeta) => ({
  "@type": "WebPage",
  url: site.origin + path,
  name: page.title,
});

/** The nodes of each page's JSON-LD graph, or null for a page that has none. */
const GRAPHS: Record<PageName, object[] | null> = {
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
  "not-found": null,
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
