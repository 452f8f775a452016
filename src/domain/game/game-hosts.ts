import type { GameHosts } from '#contract/generated/types.ts';

/** Until staff say otherwise: games open where their vendors say, and codes are shown as they are. */
export const NO_GAME_HOSTS: GameHosts = { imageCDNs: [], launchGameCDNs: [], vendorCodes: 'plain' };

/**
 * The addresses of a vendor's path or whole address, the first to try first.
 * @returns an empty list for a path where no host is named
 */
export const addressesOf = (address: string, hosts: readonly string[]): readonly string[] =>
  address.startsWith('/') ? hosts.map((host) => `${host}${address}`) : [address];

/**
 * A vendor's name where the brand follows the rule of "language TY" (specification, chapter 4): codes that begin with
 * TCG are blanked, and BTI is 123BET. The specification blanks the code alone; here the name goes with it.
 * @returns null: the name is not shown
 */
export function shownVendorName(
  code: string,
  name: string,
  rule: GameHosts['vendorCodes'],
): string | null {
  if (rule === 'plain') return name;
  if (code.startsWith('TCG')) return null;
  return code === 'BTI' ? '123BET' : name;
}
