import { text } from "node:stream/consumers";
import { StrictMode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import { PageHead } from "../layout/page-head";
import { loadPage, routeObjects, type PageRoute } from "../routes";
import { site } from "../site";
import { structuredData } from "./structured-data";

/** A page of the route table as HTML: the tags for the document's head, and the application. */
interface RenderedPage extends PageRoute {
  head: string;
  app: string;
}

const handler = createStaticHandler(
  routeObjects((page) => ({ lazy: async () => ({ Component: await loadPage(page) }) })),
);

/**
 * Renders one page to HTML.
 *
 * @throws whatever a component throws, so that a broken page stops the build
 */
export async function render(page: PageRoute): Promise<RenderedPage> {
  const { path } = page;
  const context = await handler.query(new Request(new URL(path, site.origin)));
  if (context instanceof Response)
    throw new Error(`${path} answered with a redirect; pages are rendered, not redirected.`);
  const [failure] = Object.values(context.errors ?? {});
  if (failure) throw failure;

  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
    {
      // By default React moves finished boundaries beyond 12.8 kB into hidden divs that a script puts in place.
      progressiveChunkSize: Infinity,
      onError(error) {
        throw error;
      },
    },
  );
  const head = renderToStaticMarkup(<PageHead {...page} />) + structuredData(path);
  return { ...page, head, app: await text(prelude) };
}
