import { isIndexable, type PageHandle } from "../layout/page-head";
import { paths } from "../paths";
import { routes } from "../routes";
import { site } from "../site";

const indexedPaths = routes
  .flatMap((route) => route.children ?? [])
  .map((route) => (route.handle as PageHandle).meta.path)
  .filter((path) => path !== undefined);

/** https://www.sitemaps.org/protocol.html; no lastmod, since a wrong one is worse than none. */
function sitemap(): string {
  const urls = indexedPaths.map((path) => `  <url><loc>${site.origin}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}

/** Crawlers must be let in even where nothing shall be listed, or they never see the pages' noindex. */
const robots = () => `User-agent: *\nAllow: /\n${isIndexable ? `\nSitemap: ${site.origin}/sitemap.xml\n` : ""}`;

/** The text files that the build writes beside the pages, by name. */
export const siteFiles = (): Record<string, string> => ({ "sitemap.xml": sitemap(), "robots.txt": robots() });

/**
 * JSON-LD for a route's head: who we are and what the site is called, on the home page only. Just the properties that
 * https://developers.google.com/search/docs/appearance/structured-data/organization and …/site-names document; no
 * rating, review or claim. `<` is escaped, so that no text can end the script.
 */
export function structuredData(route: string): string {
  if (route !== paths.home) return "";
  const organization = {
    "@type": "Organization",
    "@id": `${site.origin}/#organization`,
    name: site.brand,
    legalName: site.legalName,
    url: `${site.origin}/`,
    logo: `${site.origin}/apple-touch-icon.png`,
    email: site.email,
  };
  const website = { "@type": "WebSite", "@id": `${site.origin}/#website`, name: site.brand, url: `${site.origin}/` };
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": [organization, website] });
  return `<script type="application/ld+json">${json.replaceAll("<", "\\u003c")}</script>`;
}
