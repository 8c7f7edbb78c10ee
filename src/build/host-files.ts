import { ASSETS_PATH, cacheControl, type Headers } from "./headers.ts";

/** What a host has to do with the site; each host's file says it in that host's format. */
export interface HostRules {
  /** Scheme and host of the site. */
  origin: string;
  /** The pages' addresses, `/` first. Each is served from the file of its name, and without a slash at its end. */
  pages: string[];
  /** The headers of every answer. */
  headers: Headers;
}

/** A file of the served folder that no address shows: a host's own, and the page of what is not there. */
const HIDDEN = ["_headers", "404.html"];

/** Where README has the release that is served. */
const CURRENT = "/var/www/site/current";

const ASSET = cacheControl(ASSETS_PATH);
const PAGE = cacheControl("/");

/** The pages below the landing page, as the alternatives of a regular expression. */
const namesOf = (pages: string[]) => pages.flatMap((page) => (page === "/" ? [] : [page.slice(1)])).join("|");

/** No format can say a line break or a control character, nor can HTTP (RFC 9110, 5.5). */
function checkHeaders(headers: Headers): void {
  for (const [name, value] of Object.entries(headers))
    if (!/^[\w-]+$/.test(name) || !/^[\x20-\x7e]+$/.test(value))
      throw new Error(`No host can send the header ${JSON.stringify({ [name]: value })}.`);
}

/** A text in quotes. nginx has no escape for `$`: a variable holds one, see below. */
const nginxText = (text: string) => `"${text.replaceAll(/["\\]/g, "\\$&").replaceAll("$", () => "${dollar}")}"`;

const COMPRESSED = "text/javascript application/javascript text/css image/svg+xml text/xml application/xml text/plain";

/** For `include` in nginx's `http` block. A block's own `add_header` lines replace the inherited ones: each has all. */
function nginx({ pages, headers }: HostRules): string {
  const all = (cache: string, always = " always") =>
    [
      `    add_header Cache-Control ${nginxText(cache)}${always};`,
      ...Object.entries(headers).map(([name, value]) => `    add_header ${name} ${nginxText(value)} always;`),
    ].join("\n");
  const dollar = Object.values(headers).some((value) => value.includes("$"))
    ? 'geo $dollar {\n  default "$";\n}\n\n'
    : "";
  return `${dollar}server {
  listen 8080;
  root ${CURRENT}/dist;
  charset utf-8;
  absolute_redirect off;
  error_page 404 /404.html;

  gzip on;
  gzip_vary on;
  gzip_comp_level 6;
  gzip_types ${COMPRESSED};

  location / {
${all(PAGE)}
    rewrite ^/(${namesOf(pages)})/$ /$1 permanent;
    try_files $uri $uri.html =404;
  }
  location = / {
${all(PAGE)}
    try_files /index.html =404;
  }
  location ${ASSETS_PATH} {
${all(ASSET, "")}
    try_files $uri =404;
  }
  location = /404.html {
    internal;
${all(PAGE)}
  }
  location = /404 {
    return 404;
  }
  location = /_headers {
    return 404;
  }
}
`;
}

/** A text between backquotes, where nothing but a placeholder has a meaning. */
function caddyText(text: string): string {
  if (text.includes("`") || text.includes("{$"))
    throw new Error(`A Caddyfile cannot hold the header value ${JSON.stringify(text)}.`);
  return `\`${text.replaceAll("{", "\\{")}\``;
}

function caddyfile({ origin, pages, headers }: HostRules): string {
  const lines = Object.entries(headers).map(([name, value]) => `\t\t\t${name} ${caddyText(value)}`);
  return `${origin} {
	root * ${CURRENT}/dist
	encode {
		gzip
		minimum_length 256
	}

	route {
		header {
			Cache-Control ${caddyText(PAGE)}
${lines.join("\n")}
		}

		@posted not method GET HEAD
		respond @posted 405

		@slash path_regexp ^/(${namesOf(pages)})/$
		route @slash {
			uri strip_suffix /
			redir {uri} permanent
		}

		@hidden path /404 ${HIDDEN.map((file) => `/${file}`).join(" ")}
		error @hidden 404

		@asset {
			path ${ASSETS_PATH}*
			file
		}
		header @asset Cache-Control ${caddyText(ASSET)}
		try_files {path} {path}.html
		file_server
	}

	handle_errors {
		encode gzip
		rewrite * /404.html
		file_server
	}
}
`;
}

/** Vercel's Build Output. It takes `$` and what follows for a part of the address, and has no escape for it. */
function vercel({ pages, headers }: HostRules): string {
  const dollar = Object.values(headers).find((value) => value.includes("$"));
  if (dollar) throw new Error(`Vercel's configuration cannot hold the header value ${JSON.stringify(dollar)}.`);
  const notFound = { status: 404, dest: "/404.html" };
  const below = pages.filter((page) => page !== "/").map((page) => page.slice(1));
  const config = {
    version: 3,
    routes: [
      { src: "^/.*$", headers: { ...headers, "Cache-Control": PAGE }, continue: true },
      { src: `^/(${namesOf(pages)})/$`, status: 308, headers: { Location: "/$1" } },
      { src: "^/(404|404\\.html|_headers)$", ...notFound },
      { handle: "filesystem" },
      { handle: "hit" },
      { src: `^${ASSETS_PATH}.*$`, headers: { "Cache-Control": ASSET }, continue: true },
      { handle: "error" },
      { src: "^/.*$", ...notFound },
    ],
    overrides: Object.fromEntries(below.map((page) => [`${page}.html`, { path: page }])),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Cloudflare's Workers with static assets, which read `_headers` as Pages do. */
function wrangler({ origin }: HostRules): string {
  const config = {
    name: new URL(origin).hostname.replaceAll(".", "-"),
    compatibility_date: "2025-09-01",
    assets: { directory: "../dist", html_handling: "drop-trailing-slash", not_found_handling: "404-page" },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** The hosts' own files by name, and how each is written; they throw at what their format cannot say. */
export const hostFileWriters = {
  "nginx.conf": nginx,
  Caddyfile: caddyfile,
  "vercel.json": vercel,
  "wrangler.jsonc": wrangler,
};

/**
 * The hosts' own files by name, for a folder beside the served one: nobody shall read them there.
 *
 * @throws when a header holds what a format cannot say
 */
export function hostFiles(rules: HostRules): Record<string, string> {
  checkHeaders(rules.headers);
  return Object.fromEntries(Object.entries(hostFileWriters).map(([name, write]) => [name, write(rules)]));
}
