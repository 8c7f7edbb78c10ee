import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { headersFor } from "./headers.ts";

/** The built file that a path shows, or undefined: clean URLs, and neither `404.html` nor `_headers` themselves. */
function fileFor(folder: string, pathname: string): string | undefined {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.\w+$/.test(file));
  // Not decoded: no file's name needs percent-encoding.
  const path = pathname.replace(/^\/+/, "") || "index";
  return [path, `${path}.html`].find((file) => files.includes(file) && file !== "404.html");
}

/** Makes `vite preview` answer as a static host: clean URLs, no trailing slash, 404.html with its status, `_headers`. */
export function previewAsHost(): Plugin {
  return {
    name: "preview-as-host",
    configurePreviewServer({ config, middlewares }) {
      const folder = resolve(config.root, config.build.outDir);
      middlewares.use((request, response, next) => {
        const [, pathname = "", search = ""] = /^([^?]*)(.*)/.exec(request.url!)!;
        const hostHeaders = headersFor(readFileSync(join(folder, "_headers"), "utf8"), pathname);
        // Without HSTS, which would outlive the preview on localhost.
        const { "Strict-Transport-Security": _, ...headers } = hostHeaders;
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        const file = fileFor(folder, pathname);
        const page = fileFor(folder, pathname.replace(/\/$/, ""))?.replace(/\.html$/, "");
        if (!/^(GET|HEAD)$/.test(request.method!)) response.writeHead(405, { Allow: "GET, HEAD" }).end();
        else if (file) {
          request.url = `/${file}${search}`;
          next();
        } else if (page) response.writeHead(308, { Location: `/${page}${search}` }).end();
        else {
          response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
          response.end(readFileSync(join(folder, "404.html")));
        }
      });
    },
  };
}
