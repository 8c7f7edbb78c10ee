import { withoutInvisible } from "./invisible-characters";

/** Has a dot between two letters and no character that an address without a scheme cannot contain. */
const BARE_ADDRESS = /^(?=.*\p{L}\.\p{L})[^\s@:]+$/u;

/** Returns true if the host's last label has a letter, unlike a number such as `1.5` or a version. */
const hasTopDomain = (address: string) => /\p{L}/u.test(address.split(/[/?#]/)[0]!.split(".").at(-1)!);

/** Adds `https://` to a website without a scheme, such as `www.garage.example`. Returns other text unchanged. */
export function completeWebsite(typed: string): string {
  const address = withoutInvisible(typed);
  return BARE_ADDRESS.test(address) && hasTopDomain(address) ? `https://${address}` : typed;
}
