import { withoutInvisible } from "./invisible-characters";

/** A dot between letters, and nothing that an address without a scheme cannot hold. */
const BARE_ADDRESS = /^(?=.*\p{L}\.\p{L})[^\s@:]+$/u;

/** The host's last label has a letter: `1.5` is none, nor is a version. */
const hasTopDomain = (address: string) => /\p{L}/u.test(address.split(/[/?#]/)[0]!.split(".").at(-1)!);

/**
 * A website as people write it, `www.garage.example`, with the scheme that they leave out. Everything else comes back as
 * it is, for the schema to judge.
 */
export function completeWebsite(typed: string): string {
  const address = withoutInvisible(typed);
  return BARE_ADDRESS.test(address) && hasTopDomain(address) ? `https://${address}` : typed;
}
