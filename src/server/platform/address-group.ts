import { parseIpAddress } from '#domain/region/ip-address.ts';

const GROUP_BYTES = 8;

/**
 * The network that limits count as one caller: an IPv4 address, or the /64 of an IPv6 address,
 * because one customer of a provider gets a whole /64 and may use any address of it.
 */
export function addressGroup(ip: string | undefined): string {
  // A connection that was reset has no address any more; nobody gets its answer.
  if (ip === undefined) return 'unknown';
  if (!ip.includes(':')) return ip;
  // A link-local address carries its interface: fe80::1%eth0.
  const address = parseIpAddress(ip.split('%')[0] ?? '');
  if (address === null) return ip;
  if (address.kind() === 'ipv4') return address.toString();
  return `${Buffer.from(address.toByteArray().slice(0, GROUP_BYTES)).toString('hex')}/64`;
}
