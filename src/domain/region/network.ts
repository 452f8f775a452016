import ipaddr from 'ipaddr.js';
import { type IpAddress, parseIpAddress } from './ip-address.ts';

/** All addresses that begin with the same bits. */
export interface Network {
  /** The first address: the bits after the prefix are zero. */
  readonly address: IpAddress;
  readonly prefixLength: number;
}

const ADDRESS_BITS = { ipv4: 32, ipv6: 128 } as const;

/** ::ffff:0:0/96 holds the v4 addresses. */
const MAPPED_BITS = 96;

/**
 * Reads CIDR notation, or a single address as the network of it alone; null for anything else.
 * Bits behind the prefix are dropped, as every router does.
 */
export function parseNetwork(text: string): Network | null {
  const [written = '', length, ...more] = text.split('/');
  const address = parseIpAddress(written);
  if (address === null || more.length > 0) return null;
  const bits = ADDRESS_BITS[address.kind()];
  if (length === undefined) return { address, prefixLength: bits };
  if (!/^(?:0|[1-9]\d{0,2})$/.test(length)) return null;
  // A mapped v4 network counts its bits as v6 does.
  const isMapped = address.kind() === 'ipv4' && written.includes(':');
  const prefixLength = Number(length) - (isMapped ? MAPPED_BITS : 0);
  if (prefixLength < 0 || prefixLength > bits) return null;
  return { address: firstAddress(address, prefixLength), prefixLength };
}

/** True when an address is in a network; never across address families. */
export function isInNetwork({ address: first, prefixLength }: Network, address: IpAddress) {
  return first.kind() === address.kind() && address.match(first, prefixLength);
}

function firstAddress(address: IpAddress, prefixLength: number): IpAddress {
  const kind = address.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return kind.networkAddressFromCIDR(`${address.toString()}/${prefixLength}`);
}
