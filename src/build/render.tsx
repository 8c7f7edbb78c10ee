import { text } from "node:stream/consumers";
import { StrictMode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { structuredData } from "../content/structured-data";
import { PageHead } from "../layout/page-head";
import { loadPage } from "../load-page";
import { routeObjects, type PageRoute } from "../routes";
import { site } from "../site";

/** The script element with the JSON-LD of a page. `<` is escaped, so that no text can end the script. */
function jsonLd({ path, meta }: PageRoute): string {
  const graph = structuredData(path, meta);
  if (graph.length === 0) return "";
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph });
  return `<script type="application/ld+json">${json.replaceAll("<", "\\u003c")}</script>`;
}

/**
 * Renders one page to HTML.
 *
 * @returns the route with the tags for the document's head and the application's HTML
 * @throws whatever a component throws, so that a broken page stops the build
 */
export async function render(page: PageRoute) {
  const Component = await loadPage(page);
  const router = createMemoryRouter(
    routeObjects(() => ({ Component })),
    { initialEntries: [new URL(page.path, site.origin).pathname] },
  );
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
    {
      // By default React moves finished boundaries beyond 12.8 kB into hidden divs that a script puts in place.
      progressiveChunkSize: Infinity,
      onError: (error) => void errors.push(error),
    },
  );
  if (errors.length > 0) throw errors[0];
  const head = renderToStaticMarkup(<PageHead {...page} />) + jsonLd(page);
  return { ...page, head, app: await text(prelude) };
}
