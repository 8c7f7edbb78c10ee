import { homeMeta, privacyMeta, type PageMeta } from "./page-metas";
import { policyDates } from "./privacy";
import { paths } from "../paths";
import { site } from "../site";

const home = `${site.origin}${paths.home}`;

/** What a page shows beyond its title, by path. */
const DETAILS: Record<string, object> = {
  [paths.privacy]: {
    dateModified: policyDates.updated.iso,
    // https://developers.google.com/search/docs/appearance/structured-data/breadcrumb: the last needs no address.
    breadcrumb: {
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: homeMeta.name, item: home },
        { "@type": "ListItem", position: 2, name: privacyMeta.name },
      ],
    },
  },
};

/** Returns the nodes of a page's JSON-LD. They hold no rating, review or claim that the site cannot prove. */
export function structuredData(path: string, meta: PageMeta): object[] {
  if (path === paths.notFound) return [];
  if (path !== paths.home) return [{ "@type": "WebPage", url: site.origin + path, name: meta.title, ...DETAILS[path] }];
  // https://developers.google.com/search/docs/appearance/structured-data/organization and …/site-names
  return [
    {
      "@type": "Organization",
      name: site.brand,
      legalName: site.legalName,
      url: home,
      logo: `${site.origin}/apple-touch-icon.png`,
      email: site.email,
    },
    { "@type": "WebSite", name: site.brand, url: home },
  ];
}
