import { existsSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { HEAD_TAGS, PageHead } from "../../src/layout/page-head";
import { paths } from "../../src/paths";
import { loadPage, pageAt, pageRoutes } from "../../src/routes";

test("every path has a route, and every route is a path; the catch-all comes last", () => {
  expect(pageRoutes.map(({ path }) => path).toSorted()).toEqual(Object.values(paths).toSorted());
  expect(pageRoutes.at(-1)?.path).toBe(paths.notFound);
});

describe.each(pageRoutes.map((route) => [route.path, route] as const))("%s", (_, route) => {
  test("is the one export of the module that its name says", async () => {
    const module = (await import(`../../src/pages/${route.name}/${route.name}-page.tsx`)) as Record<string, unknown>;
    expect(Object.values(module)).toEqual([await loadPage(route)]);
  });

  test("has a title and a description of the length that search results show", () => {
    expect(route.meta.title.length).toBeGreaterThan(0);
    expect(route.meta.title.length).toBeLessThanOrEqual(60);
    expect(route.meta.description.length).toBeGreaterThanOrEqual(70);
    expect(route.meta.description.length).toBeLessThanOrEqual(155);
  });

  test("has a share picture with words for those who cannot see it", () => {
    const picture = `public/og/${route.name}.png`;
    expect(existsSync(picture), `${picture} is missing: npm run share-pictures makes it`).toBe(true);
    expect(route.meta.imageAlt.length).toBeGreaterThan(10);
  });

  test("knows its head tags again", () => {
    document.head.innerHTML = renderToStaticMarkup(<PageHead {...route} />);
    const tags = [...document.head.children];
    expect(tags.length).toBeGreaterThan(5);
    expect(tags.filter((tag) => !tag.matches(HEAD_TAGS))).toEqual([]);
    document.head.innerHTML = '<meta charset="utf-8"><meta name="viewport"><meta name="theme-color"><link rel="icon">';
    expect(document.head.querySelectorAll(HEAD_TAGS)).toHaveLength(0);
  });
});

test.each(["title", "description", "name"] as const)("no two pages share a %s", (key) => {
  const values = pageRoutes.map((route) => (key === "name" ? route.name : route.meta[key]));
  expect(new Set(values).size).toBe(values.length);
});

test.each([
  ["/", "/"],
  ["//", "/"],
  ["/book-demo", "/book-demo"],
  ["/BOOK-demo", "/book-demo"],
  ["/privacy/", "/privacy"],
  ["/privacy/extra", "*"],
  ["/privacy.html", "*"],
  ["//privacy", "*"],
  ["/nowhere", "*"],
])("%s is shown by %s", (pathname, path) => {
  expect(pageAt(pathname).path).toBe(path);
});
