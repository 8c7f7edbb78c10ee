import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { headersFor } from "./headers.ts";

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
        const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
        // Without a decoded path, since no file's name needs percent-encoding. Folders and `_headers` have no ending.
        const find = (path: string) =>
          [path, `${path}.html`].find((file) => /\.\w+$/.test(file) && file !== "404.html" && files.includes(file));
        const path = pathname.replace(/^\/+/, "") || "index";
        const file = find(path);
        const redirectTo = find(path.replace(/\/$/, ""))?.replace(/\.html$/, "");
        if (!/^(GET|HEAD)$/.test(request.method!)) response.writeHead(405, { Allow: "GET, HEAD" }).end();
        else if (file) {
          request.url = `/${file}${search}`;
          next();
        } else if (redirectTo) response.writeHead(308, { Location: `/${redirectTo}${search}` }).end();
        else {
          response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
          response.end(readFileSync(join(folder, "404.html")));
        }
      });
    },
  };
}
