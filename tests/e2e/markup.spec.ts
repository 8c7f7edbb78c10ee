import { createHash } from "node:crypto";
import { formatterFactory, HtmlValidate } from "html-validate";
import { EVERY_PAGE, expect, test } from "./fixtures";
import { servedPage } from "./served-page";

const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });
const format = formatterFactory("text");

const sha256 = (content: string) => `sha256-${createHash("sha256").update(content).digest("base64")}`;

for (const path of EVERY_PAGE) {
  test.describe(path, () => {
    test("is valid HTML", async ({ request }) => {
      const { html } = await servedPage(request, path);
      const { results } = await validator.validateString(html);
      expect(format(results)).toBe("");
    });

    test("stands in the HTML where it is shown: nothing waits for a script to put it in place", async ({ request }) => {
      const { html, document } = await servedPage(request, path);
      // How React marks what it means to move: https://github.com/facebook/react, ReactFizzConfigDOM.
      for (const trace of ["<div hidden", "<template", "$RC", "$RS", "<!--$?-->", "<!--$!-->"]) {
        expect(html).not.toContain(trace);
      }
      expect(document.querySelectorAll("main h1")).toHaveLength(1);
      expect(document.querySelectorAll("[id]")).toHaveLength(
        new Set([...document.querySelectorAll("[id]")].map(({ id }) => id)).size,
      );
    });

    test("holds no inline code and no inline style but what its policy names", async ({ request }) => {
      const { html, document } = await servedPage(request, path);
      const inline = [...document.querySelectorAll("script:not([type='application/ld+json'])")];
      for (const element of document.querySelectorAll("*")) {
        const handlers = [...element.attributes].filter(({ name }) => name === "style" || name.startsWith("on"));
        expect(handlers.map(({ name }) => `<${element.localName} ${name}>`)).toEqual([]);
      }
      expect(html).not.toMatch(/(?:href|src|action)="(?:javascript:|http:|data:)/);

      const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style]) => style!);
      // First in the head, but for the encoding.
      const policy = document
        .querySelector("head > meta:nth-child(2)[http-equiv=Content-Security-Policy]")!
        .getAttribute("content")!;
      const sources = (directive: string) =>
        new RegExp(`(?<=${directive} )[^;]+`)
          .exec(policy)![0]
          .split(" ")
          .filter((source) => source !== "'self'");
      expect(sources("script-src")).toEqual(inline.map(({ textContent }) => `'${sha256(textContent)}'`));
      expect(sources("style-src")).toEqual(styles.map((style) => `'${sha256(style)}'`));
    });

    test("names no file that is missing", async ({ request }) => {
      const { document } = await servedPage(request, path);
      const addresses = [...document.querySelectorAll("link[href^='/'], [src^='/'], use[href]")].map((element) =>
        (element.getAttribute("href") ?? element.getAttribute("src")!).replace(/#.*/, ""),
      );
      for (const address of new Set(addresses)) expect((await request.get(address)).status()).toBe(200);
    });
  });
}
