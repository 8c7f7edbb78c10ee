import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { hero } from "../../src/content/hero";
import { advantages, audiences, closing, teamMember, testimonials, trustedBy } from "../../src/content/home";
import { layout } from "../../src/content/layout";
import { brotli } from "./bytes";

const STYLE =
  "body{max-width:40rem;margin:0 auto;padding:1rem;background:#0d1b1e;color:#c9d6d6;font:1rem/1.6 sans-serif}" +
  "h1{font-size:2.25rem;line-height:1.1;color:#fff}a{color:inherit}li{margin:.5rem 0}";

const list = (items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;

/**
 * The fastest that a page with the hero's words can be: some 150 elements by hand, a few rules of style in the document,
 * and nothing else; no script, font, picture, gradient or shadow. Nobody sees it: it is what the site's paints are
 * measured against.
 */
function limitPage(): string {
  const entries = hero.book.entries.map(
    ({ time, channel, phrase, lines, record }) =>
      `<h3>${phrase}</h3><time>${time}</time> <i>${channel}</i>${lines.map(({ text }) => `<p>${text}</p>`).join("")}<p><b>${record}</b></p>`,
  );
  const header = [layout.brandLabel, "Channels", audiences.heading, advantages.heading, layout.bookDemo];
  const sections = [
    [trustedBy.heading, ...trustedBy.logos.map(({ title }) => `<b>${title}</b>`)],
    [
      audiences.heading,
      ...audiences.audiences.map(({ name, text }) => `<b>${name}</b> <p>${text}</p><a href="#">${name}</a>`),
    ],
    [
      testimonials.heading,
      ...testimonials.testimonials.map(({ quote, author }) => `<q>${quote}</q> <p><b>${author}</b></p>`),
    ],
    [
      advantages.heading,
      ...[advantages.revenue, advantages.costs, advantages.satisfaction].map(
        ({ name, text }) => `<h3>${name}</h3><p>${text}</p>`,
      ),
    ],
    [teamMember.heading, ...teamMember.checklist.map((item) => `<b>${item}</b>`)],
    [closing.heading, `<span>${closing.text}</span>`],
  ].map(([heading, ...items]) => `<section><h2>${heading}</h2>${list(items)}</section>`);
  return (
    `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>${hero.heading}</title>` +
    `<meta name="viewport" content="width=device-width"><style>${STYLE}</style>` +
    `<header>${header.map((name) => `<a href="#">${name}</a> `).join("")}</header>` +
    `<main><h1>${hero.heading}</h1><p>${hero.lead}</p><p><a href="#">${hero.bookDemo.label}</a></p>` +
    `${list(hero.notes)}${list(entries)}${sections.join("")}</main>` +
    `<footer>${layout.footer.columns.map(({ links }) => list(links.map(({ label }) => `<a href="#">${label}</a>`))).join("")}</footer>`
  );
}

/** Serves the limit page as a host does that has compressed it well. */
export async function serveLimitPage(): Promise<{ url: string; close: () => void }> {
  const body = brotli(limitPage());
  const server = createServer((_request, response) =>
    response
      .writeHead(200, { "Content-Type": "text/html", "Content-Encoding": "br", "Content-Length": body.length })
      .end(body),
  );
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () => void server.close(),
  };
}
