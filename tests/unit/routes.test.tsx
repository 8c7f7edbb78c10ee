import { existsSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { HEAD_TAGS, PageHead, type PageHandle } from "../../src/layout/page-head";
import { paths } from "../../src/paths";
import { routes } from "../../src/routes";

const leaves = routes.flatMap((route) => route.children ?? []);
const handles = leaves.map((route) => route.handle as PageHandle);

test("every path has a route, and every route is a path", () => {
  expect(leaves.map((route) => route.path).toSorted()).toEqual(Object.values(paths).toSorted());
});

test("the catch-all comes last", () => {
  expect(leaves.at(-1)?.path).toBe(paths.notFound);
});

describe.each(leaves.map((route) => [route.path!, route] as const))("%s", (path, route) => {
  const handle = route.handle as PageHandle;

  test("is a lazy page in the module that its handle names", async () => {
    expect(route.lazy).toBeTypeOf("function");
    const page = (await (route.lazy as () => Promise<{ Component: unknown }>)()).Component;
    const module = (await import(`../../src/pages/${handle.page}.tsx`)) as Record<string, unknown>;
    expect(page).toBeTypeOf("function");
    expect(Object.values(module)).toEqual([page]);
  });

  test("has a title and a description of the length that search results show", () => {
    expect(handle.meta.title.length).toBeGreaterThan(0);
    expect(handle.meta.title.length).toBeLessThanOrEqual(60);
    expect(handle.meta.description.length).toBeGreaterThanOrEqual(70);
    expect(handle.meta.description.length).toBeLessThanOrEqual(155);
  });

  test("has a share picture with words for those who cannot see it", () => {
    expect(existsSync(`public/og/${handle.page}.png`)).toBe(true);
    expect(handle.meta.imageAlt.length).toBeGreaterThan(10);
  });

  test("knows its head tags again", () => {
    document.head.innerHTML = renderToStaticMarkup(<PageHead {...handle} path={path} />);
    const tags = [...document.head.children];
    expect(tags.length).toBeGreaterThan(5);
    expect(tags.filter((tag) => !tag.matches(HEAD_TAGS))).toEqual([]);
    document.head.innerHTML = '<meta charset="utf-8"><meta name="viewport"><meta name="theme-color"><link rel="icon">';
    expect(document.head.querySelectorAll(HEAD_TAGS)).toHaveLength(0);
  });
});

test.each(["title", "description", "page"] as const)("no two pages share a %s", (key) => {
  const values = handles.map((handle) => (key === "page" ? handle.page : handle.meta[key]));
  expect(new Set(values).size).toBe(values.length);
});
