import { StrictMode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import { PageHead, type PageHandle } from "../layout/page-head";
import { paths } from "../paths";
import { routes } from "../routes";
import { site } from "../site";
import { launchFindings, type LaunchFinding } from "./launch-findings";
import { siteFiles } from "./site-files";
import { structuredData } from "./structured-data";

/** A page as the build writes it. */
export interface RenderedPage {
  /** The route's path in the route table; `*` for the 404. */
  route: string;
  /** The module's name in `src/pages/`. */
  page: string;
  /** The tags that go into the template's head. */
  head: string;
  /** The markup that goes into the template's root. */
  app: string;
}

/** All that the build writes. */
export interface RenderedSite {
  pages: RenderedPage[];
  /** Text files by name. */
  files: Record<string, string>;
  /** What must not go live as it is. */
  findings: LaunchFinding[];
}

const handler = createStaticHandler(routes);

async function readAll(stream: NodeJS.ReadableStream): Promise<string> {
  let text = "";
  for await (const chunk of stream) text += chunk.toString();
  return text;
}

/**
 * Renders one route to HTML.
 *
 * @param route a path of the route table
 * @throws whatever a component throws, so that a broken page stops the build
 */
async function render(route: string): Promise<RenderedPage> {
  const url = new URL(route === paths.notFound ? "/404" : route, site.origin);
  const context = await handler.query(new Request(url));
  if (context instanceof Response)
    throw new Error(`${route} answered with a redirect; pages are rendered, not redirected.`);
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
  const path = route === paths.notFound ? undefined : route;
  const handle = context.matches.at(-1)!.route.handle as PageHandle;
  return {
    route,
    page: handle.page,
    head: renderToStaticMarkup(<PageHead {...handle} path={path} />) + structuredData(route),
    app: await readAll(prelude),
  };
}

/** Renders every route of the route table, and the files that follow from it. */
export async function renderSite(): Promise<RenderedSite> {
  const leaves = routes.flatMap((route) => route.children ?? []);
  return {
    pages: await Promise.all(leaves.map((route) => render(route.path!))),
    files: siteFiles(),
    findings: launchFindings(),
  };
}
