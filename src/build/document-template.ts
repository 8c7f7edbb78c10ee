import { plainColour } from "../../tailwind.config";
import { paths } from "../paths";
import { contentSecurityPolicy } from "./policy";

/** The file of a page: flat, so that static hosts and `vite preview` alike find `/privacy` (`privacy.html`). */
export const fileOf = (path: string): string =>
  `${path.replace(paths.notFound, "/404").replace(/\/$/, "/index")}.html`.slice(1);

/**
 * Replaces a part of the template. By a function, since `$&` in the content would be read as a pattern.
 *
 * @throws when the template does not hold the part
 */
export function fill(template: string, part: RegExp | string, html: string): string {
  if (template.search(part) === -1) throw new Error(`index.html has no ${part}`);
  return template.replace(part, () => html);
}

interface DocumentParts {
  /** The attributes of `<html>`, by name. */
  attributes: Record<string, string>;
  /** The page's own tags for the head. */
  head: string;
  /** The application's HTML. */
  app: string;
  /** The contents of the inline `<style>` and `<script>`. */
  style: string;
  script: string;
  /** The addresses of the files whose contents are in `style`. */
  styleFiles: string[];
  /** Whether any page of the site plays a recording. */
  hasSound: boolean;
}

/**
 * Writes the document of one page.
 *
 * @param template the index.html of the client build, with the markers `<!--policy-->`, `<!--head-->` and `<!--app-->`
 * @throws when the template lacks one of its parts
 */
export function fillDocument(template: string, parts: DocumentParts): string {
  const { VITE_DEMO_REQUEST_URL, VITE_REPORT_URL, VITE_COUNT_URL } = import.meta.env;
  const policy = contentSecurityPolicy({
    scripts: [parts.script],
    styles: [parts.style],
    connections: [VITE_DEMO_REQUEST_URL, VITE_REPORT_URL, VITE_COUNT_URL],
    hasSound: parts.hasSound,
  });
  const attributes = Object.entries(parts.attributes).map(([name, value]) => ` ${name}="${value}"`);
  // A disabled link is not fetched, and Vite's loader takes its file for loaded.
  const loaded = parts.styleFiles.map((href) => `<link rel="stylesheet" href="${href}" disabled />`);
  const fillings: [part: RegExp | string, html: string][] = [
    [/<html[^>]*>/, `<html${attributes.join("")}>`],
    ["<!--policy-->", `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll("&", "&amp;")}" />`],
    [/(?<="theme-color" content=")[\w-]+/, plainColour("sky-1")],
    [/<script type="module"[^>]*><\/script>/, ""],
    [/<link rel="stylesheet"[^>]*>/, `<style>${parts.style}</style>${loaded.join("")}<script>${parts.script}</script>`],
    ["<!--head-->", parts.head],
    ["<!--app-->", parts.app],
  ];
  return fillings.reduce(
    (html, [part, filling]) => fill(html, part, filling),
    template.trim().replaceAll(/>\s+</g, "><"),
  );
}
