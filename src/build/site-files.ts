import { hero } from "../content/hero";
import { trades } from "../content/trades";
import { isIndexable } from "../layout/page-head";
import { paths } from "../paths";
import { pageRoutes } from "../routes";
import { site } from "../site";

const indexedPages = pageRoutes.filter(({ path }) => path !== paths.notFound);

/** https://www.sitemaps.org/protocol.html; no lastmod, since a wrong one is worse than none. */
function sitemap(): string {
  const urls = indexedPages.map(({ path }) => `  <url><loc>${site.origin}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}

/** Crawlers must be let in even where nothing shall be listed, or they never see the pages' noindex. */
const robots = () => `User-agent: *\nAllow: /\n${isIndexable ? `\nSitemap: ${site.origin}/sitemap.xml\n` : ""}`;

/** https://llmstxt.org: the site in short, for language models, in the pages' own words. */
function llms(): string {
  const pages = indexedPages.map(({ path, meta }) => `- [${meta.title}](${site.origin}${path}): ${meta.description}`);
  const served = Object.values(trades.trades).map(({ name, text }) => `- ${name}: ${text}`);
  return `# ${site.brand}

> ${site.tagline}. ${hero.lead}

${hero.heading}: ${hero.nightLog.entries.map(({ phrase }) => phrase).join("; ")}.

## ${trades.heading}

${served.join("\n")}

## Pages

${pages.join("\n")}

## Contact

- ${site.legalName}: ${site.email}
- To book a demo: ${site.bookingUrl}
`;
}

const SECURITY_FILE = ".well-known/security.txt";

/** How long security.txt holds after a build, in milliseconds. The RFC recommends less than a year. */
const SECURITY_PERIOD = 360 * 24 * 60 * 60 * 1000;

/** https://www.rfc-editor.org/rfc/rfc9116 */
const security = () => `Contact: ${import.meta.env.VITE_SECURITY_CONTACT}
Expires: ${new Date(Date.now() + SECURITY_PERIOD).toISOString()}
Preferred-Languages: ${site.lang.slice(0, 2)}
Canonical: ${site.origin}/${SECURITY_FILE}
`;

/** The text files that the build writes beside the pages, by name. */
export const siteFiles = (): Record<string, string> => ({
  ...(import.meta.env.VITE_SECURITY_CONTACT && { [SECURITY_FILE]: security() }),
  "sitemap.xml": sitemap(),
  "robots.txt": robots(),
  "llms.txt": llms(),
});
