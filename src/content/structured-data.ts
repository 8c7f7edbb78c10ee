import { bookDemoMeta, homeMeta, privacyMeta } from "./page-metas";
import { policyDates } from "./privacy";
import { paths } from "../paths";
import { site } from "../site";

const home = `${site.origin}${paths.home}`;

/** The nodes of each page's JSON-LD, by path. They hold no rating, review or claim that the site cannot prove. */
export const STRUCTURED_DATA: Record<string, object[]> = {
  // https://developers.google.com/search/docs/appearance/structured-data/organization and …/site-names
  [paths.home]: [
    {
      "@type": "Organization",
      name: site.brand,
      legalName: site.legalName,
      url: home,
      logo: `${site.origin}/apple-touch-icon.png`,
      email: site.email,
    },
    { "@type": "WebSite", name: site.brand, url: home },
  ],
  [paths.bookDemo]: [{ "@type": "WebPage", url: site.origin + paths.bookDemo, name: bookDemoMeta.title }],
  [paths.privacy]: [
    {
      "@type": "WebPage",
      url: site.origin + paths.privacy,
      name: privacyMeta.title,
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
  ],
};
