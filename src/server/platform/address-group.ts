import { networkOf } from '#domain/second-factor/network-of.ts';
import { parseIpAddress } from '#domain/region/ip-address.ts';

/** Leading bytes of an address that name its group. */
const GROUP_BYTES = { ipv4: 4, ipv6: 8 };
/** A connection that was reset has no address any more; nobody gets its answer. */
const RESET = 'unknown';

/**
 * The network that limits count as one caller: an IPv4 address, or the /64 of an IPv6 address,
 * because one customer of a provider gets a whole /64 and may use any address of it.
 */
export function addressGroup(ip: string | undefined): string {
  if (ip === undefined) return RESET;
  // A link-local address carries its interface: fe80::1%eth0.
  const address = parseIpAddress(ip.split('%')[0] ?? '');
  if (address === null) return ip;
  const kept = GROUP_BYTES[address.kind()];
  const all = address.toByteArray();
  if (kept === all.length) return address.toString();
  return `${Buffer.from(all.slice(0, kept)).toString('hex')}/${kept * 8}`;
}

/**
 * The wider network around an address group: the /24 of an IPv4 address, the /48 of an IPv6 address,
 * which one customer may rent as a whole. It is looked at under attack, when single groups are not
 * conspicuous.
 */
export function networkGroup(ip: string | undefined): string {
  return ip === undefined ? RESET : (networkOf(ip) ?? ip);
}
