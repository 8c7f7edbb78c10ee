import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { formatterFactory, HtmlValidate } from "html-validate";
import { fileOf } from "../../src/build/document-template";
import { contentSecurityPolicy } from "../../src/build/policy";
import { playedCall, playedChat } from "../../src/content/played-conversations";
import { paths } from "../../src/paths";
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
  const outside = links.filter((link) => /^https?:$/.test(link.url.protocol) && !inside.includes(link));
  const others = links.filter((link) => ![...inside, ...mails, ...outside].includes(link));
  expect.soft(names(others.filter(({ href }) => !/^tel:\+\d+$/.test(href))), "to no telephone number").toEqual([]);
  for (const some of [inside, mails, outside]) expect(some.length).toBeGreaterThanOrEqual(pages.length);

  const lost = inside.filter(({ url, page, href }) => {
    const target = pages.find(({ path }) => path === (href.startsWith("#") ? page : url.pathname));
    // A conversation is played as its link is followed (rules.spec.ts).
    const id = decodeURIComponent(url.hash.slice(1)).replace(
      new RegExp(`^(${playedCall.id}|${playedChat.id})=.*`),
      "$1",
    );
    return !target || (id !== "" && !target.document.getElementById(id));
  });
  expect.soft(names(lost), "to no page, or to no element of it").toEqual([]);
  const wrong = outside.filter(({ anchor, href }) => {
    const hint = anchor.ownerDocument.getElementById(anchor.getAttribute("aria-describedby") ?? "");
    const opensTab = anchor.target === "_blank" && anchor.relList.contains("noopener");
    return href !== TEST_DEPLOYMENT.VITE_BOOKING_URL || !opensTab || !hint?.textContent;
  });
  expect.soft(names(wrong), "to the booking page, in a new tab that says so and knows nothing of this one").toEqual([]);
  const vague = links.filter(({ words }) => /^(.{0,2}|click here|here|more|read more|link)$/i.test(words));
  expect.soft(names(vague), "without a name that says where to").toEqual([]);
  const addresses = new Map(links.map(({ words, href }) => [words, href]));
  const ambiguous = links.filter(({ words, href }) => addresses.get(words) !== href);
  expect.soft(names(ambiguous), "the same words lead to another address elsewhere").toEqual([]);
  for (const path of [paths.bookDemo, paths.privacy]) {
    const ways = inside.filter(({ url, page }) => url.pathname === path && page !== path).map(({ page }) => page);
    expect.soft(new Set(ways).size, `pages that lead to ${path}`).toBeGreaterThan(1);
  }
});

test("bar and footer are the same on every page, the ways to book and to write included", async () => {
  const { pages } = await builtSite();
  for (const [landmark, way] of [
    ["body header", TEST_DEPLOYMENT.VITE_BOOKING_URL],
    ["footer", TEST_DEPLOYMENT.VITE_BOOKING_URL],
    ["footer", "mailto:"],
  ] as const) {
    const contents = pages.map(({ document }) =>
      Array.from(document.querySelector(landmark)!.querySelectorAll("a, button, h2, p"), (element) => [
        element.textContent,
        element.getAttribute("href"),
      ]),
    );
    for (const content of contents) expect.soft(content, landmark).toEqual(contents[0]);
    expect.soft(contents[0]!.flat().join("\n"), landmark).toContain(way);
  }
});

const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });

test("each page is valid HTML that waits for no script, and its policy names its inline code by hash", async () => {
  for (const folder of [BUILT_SITE, FULL_SITE]) {
    const { pages } = await builtSite(folder);
    const connections = folder === FULL_SITE ? [service.VITE_DEMO_REQUEST_URL, service.VITE_EVENTS_URL] : [];
    for (const { name, html, document } of pages) {
      const { results } = await validator.validateString(html);
      expect.soft(formatterFactory("text")(results), name).toBe("");
      // What React leaves for a script to put in place, and what it could not render: ReactFizzConfigDOM in its source.
      expect.soft(html.match(/<div hidden|<template|\$RC|\$RS|<!--\$[?!]-->/g), `${name}: traces of React`).toBeNull();
      expect.soft(document.querySelectorAll("video, canvas, iframe, object, embed"), name).toHaveLength(0);
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

const BESIDE_PAGES =
  "_headers robots.txt licences.txt fonts-licence.txt sitemap.xml llms.txt favicon.ico favicon.svg apple-touch-icon.png";

test("the build writes the site and nothing else, and every file that it names", async () => {
  for (const folder of [BUILT_SITE, FULL_SITE, LAUNCH_SITE]) {
    const { files, pages } = await builtSite(folder);
    const all = [...files.keys()];
    const others = all.filter((file) => !/^\/assets\/[\w-]+-[\w-]{8}\.\w+$/.test(file));
    const pictures = pages.map(({ html }) => /og\/[\w-]+\.png/.exec(html)![0]);
    const expected = [...pages.map(({ name }) => name), ...pictures, ...BESIDE_PAGES.split(" ")];
    if (folder === FULL_SITE) expected.push(".well-known/security.txt");
    expect.soft(others.toSorted(), folder).toEqual(expected.map((file) => `/${file}`).toSorted());

    const texts = [...files].filter(([file]) => /\.(html|js|svg)$/.test(file)).map(([, content]) => content);
    const named = texts.join("\n").match(/(?<=["'`(\s/])[\w-]+-[\w-]{8}\.(js|css|woff2|svg|png|webp|avif|jpe?g)\b/g);
    const assets = all.flatMap((file) => /(?<=^\/assets\/).*/.exec(file) ?? []);
    expect.soft([...new Set(named)].toSorted(), `${folder}: named assets, and those that are there`).toEqual(assets);
    // Of a drawing that is no SVG a browser shows nothing, and says nothing.
    const parser = new pages[0]!.document.defaultView!.DOMParser();
    for (const file of all.filter((name) => name.endsWith(".svg"))) {
      const { documentElement } = parser.parseFromString(files.get(file)!.toString(), "image/svg+xml");
      expect.soft(documentElement.namespaceURI, file).toBe("http://www.w3.org/2000/svg");
    }
  }
});

test("each page lists the scripts that it imports, so that the browser asks for all of them at once", async () => {
  const { files, pages } = await builtSite();
  /** A script, and what it imports at its start. */
  const withImports = (file: string): string[] => [
    file,
    ...[...String(files.get(file)).matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].flatMap(([, name]) =>
      withImports(`/assets/${name}`),
    ),
  ];
  const entries = pages.map(({ name, document }) => {
    const listed = document.documentElement.dataset.modules!.split(" ");
    const [main, page] = ["main", "page"].map((end) => listed.find((file) => file.includes(`${end}-`))!);
    expect.soft(listed.toSorted(), name).toEqual([...new Set([main!, page!].flatMap(withImports))].toSorted());
    return page;
  });
  expect(new Set(entries).size, "a script for each page").toBe(pages.length);
});

for (const [what, words, on, off] of [
  ["counts", /sendBeacon|globalPrivacyControl|caller-end|form-start/, FULL_SITE, BUILT_SITE],
  ["a number to ring", /Or ring it now|Hear it yourself|href="tel:|our demo line/, FULL_SITE, BUILT_SITE],
  ["the source of a visit", /utm_|document\.referrer/, BUILT_SITE, LAUNCH_SITE],
] as const)
  test(`a build without ${what} has no word and no code of it`, async () => {
    const filesWith = async (folder: string) =>
      [...(await builtSite(folder)).files].flatMap(([file, content]) => (words.test(String(content)) ? file : []));
    expect(await filesWith(on)).not.toEqual([]);
    expect(await filesWith(off)).toEqual([]);
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
  const listed = report.match(/^  \S.+\n    edit \S.*$/gm)!;
  const findings = listed.filter((line) => !line.startsWith("  Advice: "));
  expect(listed.length - findings.length, "advice is listed, too, and not counted").toBe(1);
  expect(findings).toContainEqual(expect.stringContaining("Sample: VITE_SITE_ORIGIN"));
  // It stands in every page, unless an operator has replaced it.
  for (const finding of findings.filter((line) => line.includes("Sample: brand name")))
    expect(finding).toContain(`${LAUNCH_SITE}/${fileOf(paths.privacy)}`);
  expect(report).toMatch(new RegExp(`^Findings left before going live: ${findings.length}\\b`, "m"));
  expect(report).toContain("\nexit code 1\n");
});
