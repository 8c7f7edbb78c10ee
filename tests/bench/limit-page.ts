import { JSDOM } from "jsdom";
import { distFile } from "./loaded-files";

/** What a small page has: the words of the landing page from its top on, until there are so many elements. */
const ELEMENTS = 150;

const STYLE =
  "body{max-width:40rem;margin:0 auto;padding:1rem;background:#0d1b1e;color:#c9d6d6;font:1rem/1.6 sans-serif}" +
  "h1{font-size:2.25rem;line-height:1.1;color:#fff}a{color:inherit;margin-right:1rem}";

/**
 * The fastest that a page with the landing page's first words can be: plain elements with a few rules of style in the
 * document, and nothing else; no script, font, picture, gradient or shadow. Nobody sees it: it is what the site's paints
 * are measured against.
 */
export function limitPage(): string {
  const { document } = new JSDOM(distFile("index.html").toString("utf8")).window;
  const wanted = "h1, h2, h3, p, a, li, time";
  const words = [...document.querySelectorAll(`header a, main :is(${wanted})`)]
    .filter((element) => !element.querySelector(wanted))
    .slice(0, ELEMENTS)
    .map(({ localName, textContent }) => {
      const tag = localName === "li" ? "p" : localName;
      return `<${tag}${tag === "a" ? ' href="#"' : ""}>${textContent}</${tag}>`;
    });
  return (
    `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>${document.title}</title>` +
    `<meta name="viewport" content="width=device-width"><style>${STYLE}</style><body>${words.join(" ")}`
  );
}
