import ipaddr from 'ipaddr.js';
import { parseIpAddress } from '../region/ip-address.ts';

/** Leading bytes of an address that name its network. */
const NETWORK_BYTES = { ipv4: 3, ipv6: 6 };

/** A sign-in from a network that the member used within this many days is from a known address. */
export const NETWORK_DAYS = 90;

/**
 * The network that one household or office keeps: the /24 of an IPv4 address, the /48 of an IPv6
 * address, for example `203.0.113.0/24`. An IPv4 address in IPv6 notation is IPv4. Null: not an address.
 */
export function networkOf(ip: string): string | null {
  // A link-local address carries its interface: fe80::1%eth0.
  const address = parseIpAddress(ip.split('%')[0] ?? '');
  if (address === null) return null;
  const kept = NETWORK_BYTES[address.kind()];
  const first = address.toByteArray().map((byte, at) => (at < kept ? byte : 0));
  return `${ipaddr.fromByteArray(first).toString()}/${kept * 8}`;
}
