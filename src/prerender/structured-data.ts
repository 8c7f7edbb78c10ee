import { bookDemoMeta, privacyMeta } from "../content/page-metas";
import { paths } from "../paths";
import { site } from "../site";

/** SPEC §9: the policy's last update. */
const POLICY_MODIFIED = "2025-09-13";

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
const breadcrumbs = (name: string) => ({
  "@type": "BreadcrumbList",
  itemListElement: [
    { "@type": "ListItem", position: 1, name: "Home", item: home },
    { "@type": "ListItem", position: 2, name },
  ],
});

const GRAPHS: Record<string, object[]> = {
  [paths.home]: [organization, website],
  [paths.bookDemo]: [
    {
      "@type": "WebPage",
      url: site.origin + paths.bookDemo,
      name: bookDemoMeta.title,
      breadcrumb: breadcrumbs("Book a Demo"),
    },
  ],
  [paths.privacy]: [
    {
      "@type": "WebPage",
      url: site.origin + paths.privacy,
      name: privacyMeta.title,
      dateModified: POLICY_MODIFIED,
      breadcrumb: breadcrumbs("Privacy Policy"),
    },
  ],
};

/**
 * JSON-LD for a route's head; no rating, review or claim that the site cannot prove. `<` is escaped, so that no text
 * can end the script.
 */
export function structuredData(route: string): string {
  const graph = GRAPHS[route];
  if (!graph) return "";
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph });
  return `<script type="application/ld+json">${json.replaceAll("<", "\\u003c")}</script>`;
}
