import { z } from "zod/mini";

const isWebAddress = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

const isOrigin = (value: string) => isWebAddress(value) && new URL(value).href === `${new URL(value).origin}/`;

/** A text that must pass a test; a missing one gets the same sentence as a malformed one. */
const text = (isValid: (value: string) => boolean, message: string) =>
  z.string(message).check(z.refine(isValid, message));

const schema = z.object({
  VITE_SITE_ORIGIN: text(isOrigin, "must be scheme and host alone, such as https://www.example.com"),
  VITE_BOOKING_URL: text(isWebAddress, "must be an http or https address"),
  VITE_DEMO_REQUEST_URL: text(
    (value) => value === "" || isWebAddress(value),
    "must be empty, or an http or https address",
  ),
  VITE_SITE_INDEXABLE: z.enum(["true", "false"], 'must be "true" or "false"'),
});

/** What differs from one deployment to the next, checked. */
export type SiteEnvironment = z.infer<typeof schema>;

/**
 * Checks the deployment's variables.
 *
 * @throws with one sentence a variable that names it and what it must be
 */
export function checkEnvironment(values: Record<string, string | undefined>): SiteEnvironment {
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  const sentences = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return `${name} ${issue.message}; it is ${JSON.stringify(values[name]) ?? "missing"} (see .env).`;
  });
  throw new Error(sentences.join("\n"));
}
