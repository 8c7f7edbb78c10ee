import { JSDOM } from "jsdom";

/** Number of elements of the limit page: those of a small page. */
const ELEMENTS = 150;

const STYLE =
  "body{max-width:40rem;margin:0 auto;padding:1rem;background:#0d1b1e;color:#c9d6d6;font:1rem/1.6 sans-serif}" +
  "h1{font-size:2.25rem;line-height:1.1;color:#fff}a{color:inherit;margin-right:1rem}";

/**
 * Makes the limit page, the fastest possible page with the landing page's first words: plain elements and a few style
 * rules; no script, font, picture, gradient or shadow. The site's paints in Lighthouse are divided by its paints.
 *
 * @param landingPage HTML of the landing page
 */
export function limitPage(landingPage: string): string {
  const { document } = new JSDOM(landingPage.replace(/<style>.*?<\/style>/s, "")).window;
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
