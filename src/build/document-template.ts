import { paths } from "../paths";

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
