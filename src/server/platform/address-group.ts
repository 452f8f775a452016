import { parseIpAddress } from '#domain/region/ip-address.ts';

/** Leading bytes of an address that name its group, and its wider network. */
const GROUP_BYTES = { ipv4: 4, ipv6: 8 };
const NETWORK_BYTES = { ipv4: 3, ipv6: 6 };

/**
 * The network that limits count as one caller: an IPv4 address, or the /64 of an IPv6 address,
 * because one customer of a provider gets a whole /64 and may use any address of it.
 */
export function addressGroup(ip: string | undefined): string {
  return prefixOf(ip, GROUP_BYTES);
}

/**
 * The wider network around an address group: the /24 of an IPv4 address, the /48 of an IPv6 address,
 * which one customer may rent as a whole. It is looked at under attack, when single groups are not
 * conspicuous.
 */
export function networkGroup(ip: string | undefined): string {
  return prefixOf(ip, NETWORK_BYTES);
}

function prefixOf(ip: string | undefined, bytes: { ipv4: number; ipv6: number }): string {
  // A connection that was reset has no address any more; nobody gets its answer.
  if (ip === undefined) return 'unknown';
  // A link-local address carries its interface: fe80::1%eth0.
  const address = parseIpAddress(ip.split('%')[0] ?? '');
  if (address === null) return ip;
  const kept = bytes[address.kind()];
  const all = address.toByteArray();
  if (kept === all.length) return address.toString();
  return `${Buffer.from(all.slice(0, kept)).toString('hex')}/${kept * 8}`;
}
