import type { RouteObject } from "react-router-dom";
import { bookDemoMeta, homeMeta, notFoundMeta, privacyMeta } from "./content/page-metas";
import { ErrorScreen } from "./layout/error-screen";
import type { PageHandle } from "./layout/page-head";
import { RootLayout } from "./layout/root-layout";
import { paths } from "./paths";

/** THE route table: path → lazy page → what its head says. `page` names the module, for the build's preload links. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ErrorScreen,
    children: [
      {
        path: paths.home,
        lazy: async () => ({ Component: (await import("./pages/home-page")).HomePage }),
        handle: { page: "home-page", meta: homeMeta } satisfies PageHandle,
      },
      {
        path: paths.bookDemo,
        lazy: async () => ({ Component: (await import("./pages/book-demo-page")).BookDemoPage }),
        handle: { page: "book-demo-page", meta: bookDemoMeta } satisfies PageHandle,
      },
      {
        path: paths.privacy,
        lazy: async () => ({ Component: (await import("./pages/privacy-page")).PrivacyPage }),
        handle: { page: "privacy-page", meta: privacyMeta } satisfies PageHandle,
      },
      {
        path: paths.notFound,
        lazy: async () => ({ Component: (await import("./pages/not-found-page")).NotFoundPage }),
        handle: { page: "not-found-page", meta: notFoundMeta } satisfies PageHandle,
      },
    ],
  },
];
