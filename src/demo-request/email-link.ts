import { site } from "../site";
import type { DemoDraft } from "./demo-draft-store";
import type { DemoRequestField } from "./demo-request-form";

/** A mailto link to us that carries what was typed, one line a field. For when the form cannot deliver it. */
export function emailLink(subject: string, fields: readonly DemoRequestField[], typed: DemoDraft): string {
  const lines = fields.map(({ name, label }) => `${label}: ${typed[name] ?? ""}`);
  // Unlike encodeURIComponent it does not throw on half a surrogate pair; mail programs know no "+" for a blank.
  const query = new URLSearchParams({ subject, body: lines.join("\r\n") });
  return `mailto:${site.email}?${query.toString().replaceAll("+", "%20")}`;
}
