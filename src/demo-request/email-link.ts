import { site } from "../site";
import type { DemoDraft } from "./demo-draft-store";
import type { DemoRequest } from "./demo-request-schema";

/**
 * A mailto link to us that carries what was typed, one line a field. For when the form cannot deliver it.
 *
 * @param labels what each field is called in the form
 */
export function emailLink(subject: string, labels: Record<keyof DemoRequest, string>, typed: DemoDraft): string {
  const lines = Object.entries(labels).map(([name, label]) => `${label}: ${typed[name as keyof DemoRequest] ?? ""}`);
  // Unlike encodeURIComponent it does not throw on half a surrogate pair; mail programs know no "+" for a blank.
  const query = new URLSearchParams({ subject, body: lines.join("\r\n") });
  return `mailto:${site.email}?${query.toString().replaceAll("+", "%20")}`;
}
