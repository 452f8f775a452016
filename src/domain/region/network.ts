import { ADDRESS_BITS, type IpAddress, parseIpAddress } from './ip-address.ts';

/** All addresses that begin with the same bits. */
export interface Network {
  readonly family: 4 | 6;
  /** The bits they share; the rest are zero. */
  readonly value: bigint;
  readonly prefixLength: number;
}

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
  const bits = ADDRESS_BITS[address.family];
  if (length === undefined) return networkOf(address, bits);
  if (!/^(?:0|[1-9]\d{0,2})$/.test(length)) return null;
  // A mapped v4 network counts its bits as v6 does.
  const isMapped = address.family === 4 && written.includes(':');
  const prefixLength = Number(length) - (isMapped ? MAPPED_BITS : 0);
  if (prefixLength < 0 || prefixLength > bits) return null;
  return networkOf(address, prefixLength);
}

/** Whether an address is in a network; one of another family never is. */
export function isInNetwork(network: Network, address: IpAddress): boolean {
  if (network.family !== address.family) return false;
  const rest = BigInt(ADDRESS_BITS[network.family] - network.prefixLength);
  return address.value >> rest === network.value >> rest;
}

function networkOf({ family, value }: IpAddress, prefixLength: number): Network {
  const rest = BigInt(ADDRESS_BITS[family] - prefixLength);
  return { family, value: (value >> rest) << rest, prefixLength };
}
