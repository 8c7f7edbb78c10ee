import { StrictMode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import { PageHead } from "../layout/page-head";
import { paths } from "../paths";
import { loadPage, pageModule, pageRoutes, routeObjects } from "../routes";
import { site } from "../site";
import { siteFiles } from "./site-files";
import { structuredData } from "./structured-data";

/** A page as the build writes it. */
interface RenderedPage {
  /** The route's path in the route table; `*` for the 404. */
  path: string;
  /** The page's module, as Vite's manifest names it. */
  module: string;
  /** The tags that go into the template's head. */
  head: string;
  /** The markup that goes into the template's root. */
  app: string;
}

/** All that the build writes. */
export interface RenderedSite {
  /** As in HTML's `lang`. */
  lang: string;
  pages: RenderedPage[];
  /** Text files by name. */
  files: Record<string, string>;
}

const handler = createStaticHandler(
  routeObjects((page) => ({ lazy: async () => ({ Component: await loadPage(page) }) })),
);

async function readAll(stream: NodeJS.ReadableStream): Promise<string> {
  let text = "";
  for await (const chunk of stream) text += chunk.toString();
  return text;
}

/**
 * Renders one page to HTML.
 *
 * @throws whatever a component throws, so that a broken page stops the build
 */
async function render(page: (typeof pageRoutes)[number]): Promise<RenderedPage> {
  const { path, name, meta } = page;
  const context = await handler.query(new Request(new URL(path === paths.notFound ? "/404" : path, site.origin)));
  if (context instanceof Response)
    throw new Error(`${path} answered with a redirect; pages are rendered, not redirected.`);
  const failure = Object.values(context.errors ?? {})[0];
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
  const head = renderToStaticMarkup(<PageHead path={path} name={name} meta={meta} />) + structuredData(name);
  return { path, module: `src/${pageModule(name)}`, head, app: await readAll(prelude) };
}

/** Renders every page of the route table, and the files that follow from it. */
export async function renderSite(): Promise<RenderedSite> {
  return {
    lang: site.lang,
    pages: await Promise.all(pageRoutes.map(render)),
    files: siteFiles(),
  };
}
