import { site } from "../site";

/** What a page's head says. */
export interface PageMeta {
  /** At most 60 characters. */
  title: string;
  /** 70 to 155 characters. */
  description: string;
  /** What the page's share picture shows. */
  imageAlt: string;
}

/** What the route table knows of a page besides its path. */
export interface PageHandle {
  /** The module's name in `pages/`, and that of the share picture (1200 × 630 px) in `public/og/`. */
  page: string;
  meta: PageMeta;
}

interface PageHeadProps extends PageHandle {
  /** The page's address, for canonical and share links; undefined where a page has none (404). */
  path: string | undefined;
}

/** False on deployments that search engines shall not list. */
export const isIndexable = import.meta.env.VITE_SITE_INDEXABLE !== "false";

/** Selects the tags that `PageHead` renders, among all that stand in a head. */
export const HEAD_TAGS = "title, [name=description], [name=robots], [rel=canonical], [property], [name^=twitter]";

/**
 * The head tags that differ from page to page. The build renders them into the template's head; in the browser React
 * adopts those very tags, since it finds the same ones there, and updates them on navigation.
 */
export function PageHead({ page, meta: { title, description, imageAlt }, path }: PageHeadProps) {
  const url = path === undefined ? undefined : site.origin + path;
  const imageUrl = `${site.origin}/og/${page}.png`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {(url === undefined || !isIndexable) && <meta name="robots" content="noindex" />}
      {url !== undefined && <link rel="canonical" href={url} />}
      {url !== undefined && <meta property="og:url" content={url} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={imageUrl} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={imageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
