import { readFile } from "node:fs/promises";
import { brotliDecompressSync, constants } from "node:zlib";
import { expect, test } from "@playwright/test";
import { formatterFactory, HtmlValidate } from "html-validate";
import { fileOf } from "../../src/build/document-template";
import { contentSecurityPolicy } from "../../src/build/policy";
import { paths } from "../../src/paths";
import { brotli } from "../bench/bytes";
import { fullDeployment, TEST_DEPLOYMENT } from "../deployment";
import { BUILT_SITE, FULL_SITE, LAUNCH_REPORT, LAUNCH_SITE } from "./build-site";
import { builtSite, type BuiltPage } from "./built-pages";

/** Stands for the site's own origin when links are resolved. */
const SITE = "http://site.test";

const service = fullDeployment(process.env.E2E_SERVICE_PORT ?? "");

/** The links of a page, each with its URL and a name for messages. */
const linksOf = ({ path, name, document }: BuiltPage) =>
  [...document.querySelectorAll("a")].map((anchor) => {
    const href = anchor.getAttribute("href")!;
    const words = anchor.textContent.trim();
    const url = new URL(href, SITE + (path === paths.notFound ? "/nowhere" : path));
    return { anchor, href, words, url, page: path, link: `${name}: "${words}" → ${href}` };
  });

const names = (links: ReturnType<typeof linksOf>) => links.map(({ link }) => link);

test("every link leads somewhere, by a name that says where to", async () => {
  const { pages } = await builtSite();
  const links = pages.flatMap(linksOf);
  const inside = links.filter(({ url }) => url.origin === SITE);
  const mails = links.filter(({ url }) => url.protocol === "mailto:");
  const outside = links.filter((link) => !inside.includes(link) && !mails.includes(link));
  for (const some of [inside, mails, outside]) expect(some.length).toBeGreaterThanOrEqual(pages.length);

  const lost = inside.filter(({ url, page, href }) => {
    const target = pages.find(({ path }) => path === (href.startsWith("#") ? page : url.pathname));
    const id = decodeURIComponent(url.hash.slice(1));
    return !target || (id !== "" && !target.document.getElementById(id));
  });
  expect.soft(names(lost), "to no page, or to no element of it").toEqual([]);
  const mailTo = new Set(mails.map(({ url }) => url.pathname));
  expect.soft([...mailTo], "one e-mail address").toEqual([expect.stringMatching(/^[^@\s]+@[^@\s]+\.[a-z]+$/)]);
  const wrong = outside.filter(({ anchor, href }) => {
    const hint = anchor.ownerDocument.getElementById(anchor.getAttribute("aria-describedby") ?? "");
    const opensTab = anchor.target === "_blank" && anchor.relList.contains("noopener");
    return href !== TEST_DEPLOYMENT.VITE_BOOKING_URL || !opensTab || !hint?.textContent;
  });
  expect.soft(names(wrong), "to the booking page, in a new tab that says so and knows nothing of this one").toEqual([]);
  const full = (await builtSite(FULL_SITE)).pages.flatMap(linksOf).filter(({ anchor }) => anchor.target === "_blank");
  const booking = new Set(full.map(({ href }) => href));
  expect.soft([...booking], "booking page of the other deployment").toEqual([service.VITE_BOOKING_URL]);

  const vague = links.filter(({ words }) => /^(.{0,2}|click here|here|more|read more|link)$/i.test(words));
  expect.soft(names(vague), "without a name that says where to").toEqual([]);
  const addresses = new Map(links.map(({ words, href }) => [words, href]));
  const ambiguous = links.filter(({ words, href }) => addresses.get(words) !== href);
  expect.soft(names(ambiguous), "the same words lead to another address elsewhere").toEqual([]);
  for (const { path, name } of pages) {
    if (path === paths.home || path === paths.notFound) continue;
    const from = new Set(inside.filter(({ url, page }) => url.pathname === path && page !== path).map((l) => l.page));
    expect.soft(from, `${name}: ways to it`).toContain(paths.home);
    expect.soft(from.size, `${name}: ways to it`).toBeGreaterThanOrEqual(2);
  }
});

test("bar and footer hold the same on every page, in the same order, the ways to book and to write included", async () => {
  const { pages } = await builtSite();
  const expected = { "body header": `${paths.home}#`, footer: "mailto:" };
  for (const [landmark, own] of Object.entries(expected)) {
    const contents = pages.map(({ document }) =>
      [...document.querySelector(landmark)!.querySelectorAll("a, button, h2, p")].map(
        (element) => `${element.textContent} ${element.getAttribute("href") ?? ""}`,
      ),
    );
    for (const [index, { name }] of pages.entries())
      expect.soft(contents[index], `${landmark} of ${name}`).toEqual(contents[0]);
    for (const href of [TEST_DEPLOYMENT.VITE_BOOKING_URL, own])
      expect.soft(contents[0]!.join("\n"), landmark).toContain(` ${href}`);
  }
});

const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });

test("each page is valid HTML that waits for no script, and its policy names its inline code by hash", async () => {
  for (const folder of [BUILT_SITE, FULL_SITE]) {
    const { pages } = await builtSite(folder);
    const connections = folder === FULL_SITE ? [service.VITE_DEMO_REQUEST_URL, service.VITE_REPORT_URL] : [];
    for (const { name, html, document } of pages) {
      const { results } = await validator.validateString(html);
      expect.soft(formatterFactory("text")(results), name).toBe("");
      // What React leaves for a script to put in place, and what it could not render: ReactFizzConfigDOM in its source.
      expect.soft(html.match(/<div hidden|<template|\$RC|\$RS|<!--\$[?!]-->/g), `${name}: traces of React`).toBeNull();
      const scripts = [...document.querySelectorAll("script:not([type='application/ld+json'])")];
      const policy = contentSecurityPolicy({
        scripts: scripts.map(({ textContent }) => textContent),
        styles: [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style]) => style!),
        connections: connections.map((url) => url.toLowerCase()),
        hasSound: pages.some((page) => page.html.includes("<audio")),
      });
      // It holds for what follows it only.
      const [, second] = document.head.children;
      expect.soft(second!.getAttribute("http-equiv"), `${name}: second in the head`).toBe("Content-Security-Policy");
      expect.soft(second!.getAttribute("content"), `${name}: policy`).toBe(policy);
    }
  }
});

/** What stands in the running line unless a style says otherwise; text browsers count the last three among it. */
const IN_LINE = new Set("a span button label strong em b i small abbr time output legend text g".split(" "));

/** The text of a node as a text browser shows it: a line for each block, and `|` where two texts of a line meet. */
function textOf(node: Node): string {
  if (node.nodeType === 3) return `|${node.textContent}`;
  const { localName } = node as Element;
  // An hour is one word.
  if (node.nodeType !== 1 || localName === "time") return "";
  const content = [...node.childNodes].map(textOf).join("");
  return IN_LINE.has(localName) || (node as Element).closest("svg") ? content : `\n${content}\n`;
}

const FAULTY = {
  "pictures without words": "svg:not([aria-hidden=true], [aria-hidden=true] *), img:not([alt])",
  "film, or something embedded": "video, canvas, iframe, object, embed",
  "links or items outside a list": "nav:not(:has(ul, ol)), li:not(ul > li, ol > li)",
};

test("without styles and scripts each page has its words apart, and says its pictures in words", async () => {
  for (const { name, document } of (await builtSite()).pages) {
    // A full stop or a quotation mark belongs to the word before it, and so does what a word joiner begins.
    const glued = textOf(document.body).match(/[^\n|]{0,30}[^\s(“|]\|+[^\s.,;:!?)”\u2060|][^\n|]{0,30}/g);
    expect.soft(glued, `${name}: words without a space`).toBeNull();
    for (const [what, selector] of Object.entries(FAULTY)) {
      const found = [...document.body.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML);
      expect.soft(found, `${name}: ${what}`).toEqual([]);
    }
    for (const list of document.querySelectorAll("ol")) {
      const begins = [...list.children].map((item) => item.firstElementChild?.textContent ?? "");
      if (begins.every((text) => /^\d+$/.test(text)))
        expect.soft(begins.map(Number), `${name}: numbered steps`).toEqual(begins.map((_, index) => index + 1));
    }
    const skip = document.querySelector("a")!.getAttribute("href");
    expect.soft(skip, `${name}: first the way to the text`).toBe(`#${document.querySelector("main")!.id}`);
  }
});

const TEXT_FILES = "_headers robots.txt licences.txt fonts-licence.txt sitemap.xml llms.txt";
const BESIDE_PAGES = `${TEXT_FILES} favicon.ico favicon.svg apple-touch-icon.png`.split(" ");

test("the build writes the site and nothing else, and every file that it names", async () => {
  for (const folder of [BUILT_SITE, FULL_SITE, LAUNCH_SITE]) {
    const { files, pages } = await builtSite(folder);
    const expected = [
      ...[...pages.map(({ name }) => name), ...BESIDE_PAGES].map((name) => new RegExp(`^/${name}$`)),
      /^\/og\/[a-z-]+\.png$/,
      /^\/assets\/[a-z\d-]+-[\w-]{8}\.(js|woff2|svg|mp3|m4a|ogg)$/,
      ...(folder === FULL_SITE ? [/^\/\.well-known\/security\.txt$/] : []),
    ];
    const all = [...files.keys()];
    const unexpected = all.filter((file) => !expected.some((pattern) => pattern.test(file)));
    expect.soft(unexpected, `${folder}: files that nobody expects`).toEqual([]);
    const absent = expected.filter((pattern) => !all.some((file) => pattern.test(file)));
    expect.soft(absent, `${folder}: files that are not there`).toEqual([]);

    const texts = [...files].filter(([file]) => /\.(html|js|svg)$/.test(file)).map(([, content]) => content);
    const named = texts.join("\n").match(/(?<=["'`(\s/])[a-z\d-]+-[\w-]{8}\.(js|css|woff2|svg)\b/g);
    const assets = all.flatMap((file) => /(?<=^\/assets\/).*/.exec(file) ?? []);
    expect.soft([...new Set(named)].toSorted(), `${folder}: named assets, and those that are there`).toEqual(assets);
    const modules = pages.map(({ document }) => document.documentElement.dataset.modules!);
    const sources = pages.flatMap(({ html }) => html.match(/(?<=<link [^>]*href="|src=")\/[^"]*/g));
    const missing = [...sources, ...modules.join(" ").split(" ")].filter((file) => !files.has(file!));
    expect.soft(missing, `${folder}: files that pages ask for`).toEqual([]);
    expect.soft(new Set(modules).size, `${folder}: lists of modules, each page its own`).toBe(pages.length);
  }
});

test("two builds of the same sources differ in nothing that no setting asks for", async () => {
  const { files: first } = await builtSite();
  const { files: second } = await builtSite(LAUNCH_SITE);
  const withoutHashes = (content: Buffer | undefined) => content?.toString().replaceAll(/-[\w-]{8}\.js/g, ".js");
  // The policy says where requests go, and scripts may send them.
  const alike = [...first].filter(([file]) => !/privacy\.html$|\.js$/.test(file));
  const different = alike.filter(([file, content]) => withoutHashes(second.get(file)) !== withoutHashes(content));
  expect(different.map(([file]) => file)).toEqual([]);
});

test("only a site with a server for requests carries code to reach it, and the parsed address", async () => {
  const scriptsOf = async (folder: string) =>
    [...(await builtSite(folder)).files].filter(([file]) => file.endsWith(".js")).join("\n");
  expect(await scriptsOf(BUILT_SITE)).not.toContain("Idempotency-Key");
  expect(await scriptsOf(LAUNCH_SITE)).toContain("Idempotency-Key");
  // It is written in capital letters in the setting.
  expect(await scriptsOf(FULL_SITE)).toContain(service.VITE_DEMO_REQUEST_URL.toLowerCase());
});

test("the site carries the licences of all that it bundles, and that of the fonts", async () => {
  const { files } = await builtSite();
  const licences = files.get("/licences.txt")!.toString();
  const { dependencies } = JSON.parse(await readFile("package.json", "utf8")) as { dependencies: object };
  // All that react-router-dom holds is react-router's.
  const bundled = Object.entries(dependencies).filter(([name]) => name !== "react-router-dom");
  for (const [name, version] of bundled) expect(licences).toContain(`\n## ${name} - ${version} (`);
  expect(licences.split(/^## /m).filter((licence) => !/permission|licen[cs]e/i.test(licence))).toEqual([]);
  // The fonts may be passed on with their licence alone.
  expect(files.get("/fonts-licence.txt")!.toString()).toContain("SIL OPEN FONT LICENSE");
});

test("the launch check lists what is left before going live, each with the file to edit, and fails", async () => {
  const report = await readFile(LAUNCH_REPORT, "utf8");
  const findings = report.match(/^  \S.+\n    edit \S.*$/gm)!;
  // The sample's name stands in every page.
  expect(findings[0]).toContain(`${LAUNCH_SITE}/${fileOf(paths.privacy)}`);
  expect(report).toMatch(new RegExp(`^${findings.length} findings are left before going live`, "m"));
  expect(report).toContain("\nexit code 1\n");
});

// Bytes on the wire, with brotli at quality 11. Before the browser's first acknowledgement a server sends ten TCP segments
// of 1,460 bytes (RFC 6928); 1,800 bytes of them are left to headers and TLS.
const BUDGETS = { firstFlight: 12_800, landingDocument: 24_000, otherDocument: 20_000, scene: 1_300, drawings: 3_000 };

test("documents and drawings are small, and each h1 arrives with the first flight of packets", async () => {
  const { files, pages } = await builtSite();
  for (const { path, name, html } of pages) {
    const stream = brotli(html);
    const budget = path === paths.home ? BUDGETS.landingDocument : BUDGETS.otherDocument;
    expect.soft(stream.length, `${name}: bytes`).toBeLessThanOrEqual(budget);
    const first = stream.subarray(0, BUDGETS.firstFlight);
    const readable = brotliDecompressSync(first, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
    expect.soft(readable, `${name}: what comes first`).toMatch(/<\/style>.*<\/header>.*<h1.*<\/h1>/s);
  }
  const drawings = [...files].filter(([file]) => /\/(scene|ridge|[a-z]+-window)-[^/]+\.svg$/.test(file));
  const weights = drawings.map(([, content]) => brotli(content).length);
  const scene = weights[drawings.findIndex(([file]) => file.includes("/scene-"))];
  expect(scene).toBeLessThanOrEqual(BUDGETS.scene);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(BUDGETS.drawings);
});
