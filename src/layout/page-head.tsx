import type { PageMeta } from "../content/page-metas";
import { paths } from "../paths";
import { site } from "../site";

/** False on deployments that search engines must not list. */
export const isIndexable = import.meta.env.VITE_SITE_INDEXABLE !== "false";

/** Selects the tags that `PageHead` renders. */
export const HEAD_TAGS = "title, [name=description], [name=robots], [rel=canonical], [property], [name^=twitter]";

/**
 * The head tags that differ from page to page. The build renders them into the template's head; in the browser React
 * adopts these tags and updates them on navigation.
 */
export function PageHead({ path, name, meta }: { path: string; name: string; meta: PageMeta }) {
  const url = path === paths.notFound ? undefined : site.origin + path;
  const imageUrl = `${site.origin}/og/${name}.png`;
  return (
    <>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {(url === undefined || !isIndexable) && <meta name="robots" content="noindex" />}
      {url !== undefined && <link rel="canonical" href={url} />}
      {url !== undefined && <meta property="og:url" content={url} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:locale" content={site.lang.replace("-", "_")} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:image" content={imageUrl} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={meta.imageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
