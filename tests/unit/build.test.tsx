import { JSDOM } from "jsdom";
import { afterEach, expect, test, vi } from "vitest";
import { fill } from "../../src/build/document-template";
import { prerender } from "../../src/build/prerender-plugin";
import { render } from "../../src/build/render";
import type * as PageMetas from "../../src/content/page-metas";
import { paths } from "../../src/paths";
import { pageAt } from "../../src/routes";

const { HOSTILE } = vi.hoisted(() => ({ HOSTILE: "</script><script>go()</script><!-- $& </title> \" & '" }));

vi.mock("../../src/content/page-metas", async (original) => {
  const metas = await original<typeof PageMetas>();
  return { ...metas, bookDemoMeta: { ...metas.bookDemoMeta, title: HOSTILE } };
});

afterEach(() => vi.doUnmock("../../src/pages/privacy/privacy-page"));

test("no text can end an element of the head, or begin one", async () => {
  const { head, app } = await render(pageAt(paths.bookDemo));
  const template = "<html><head><!--head--></head><body><!--app--></body></html>";
  const { document } = new JSDOM(fill(fill(template, "<!--head-->", head), "<!--app-->", app)).window;
  const scripts = [...document.querySelectorAll("script")].map(({ textContent }) => textContent);
  expect(scripts).toHaveLength(1);
  expect(scripts[0], "the JSON-LD of the demo page, to its last bracket").toMatch(/\}$/);
  expect(JSON.parse(scripts[0]!)).toMatchObject({ "@graph": [{ name: HOSTILE }] });
  expect(document.title).toBe(HOSTILE);
  expect(document.querySelector("h1")).not.toBeNull();
});

test("a site that would not stand at the root of its domain stops the build before anything is built", async () => {
  const { buildApp } = prerender() as { buildApp: (builder: object) => Promise<void> };
  const run = vi.fn<() => Promise<void>>(async () => {});
  const building = { config: { base: "/site/", root: ".", build: {} }, environments: {}, build: run };
  await expect(buildApp(building)).rejects.toThrow("below /site/");
  expect(run).not.toHaveBeenCalled();
});

test("a part that cannot be rendered stops the build", async () => {
  const { Suspense } = await import("react");
  const BrokenPart = () => {
    throw new Error("broken part");
  };
  // Inside a boundary React would leave the part to the browser.
  const BrokenPage = () => (
    <Suspense fallback="…">
      <BrokenPart />
    </Suspense>
  );
  vi.doMock("../../src/pages/privacy/privacy-page", () => ({ BrokenPage }));
  vi.resetModules();
  const { render: renderAgain } = await import("../../src/build/render");
  await expect(renderAgain(pageAt(paths.privacy))).rejects.toThrow("broken part");
});

test("a template without a place for a part stops the build", () => {
  expect(() => fill("<html></html>", "<!--app-->", "")).toThrow("<!--app-->");
});

test("a malformed variable stops the build before it begins, with a sentence that names it", () => {
  vi.stubEnv("VITE_SITE_ORIGIN", "www.example.com/shop");
  const { config } = prerender() as unknown as { config: (user: object, environment: { mode: string }) => unknown };
  expect(() => config({}, { mode: "production" })).toThrow(/VITE_SITE_ORIGIN must be .*"www\.example\.com\/shop"/);
});
