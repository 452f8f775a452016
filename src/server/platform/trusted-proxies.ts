import { isInNetwork, parseNetwork } from '#domain/region/network.ts';
import { parseIpAddress } from '#domain/region/ip-address.ts';

/** Nobody, everybody, so many hops, or these addresses and networks. */
export type TrustedProxies = boolean | number | string[];

/** More proxies in a row than any deployment has. */
const MAX_HOPS = 10;

/** Reads TRUST_PROXY; null when it is none of its forms. */
export function parseTrustedProxies(text: string): TrustedProxies | null {
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    if (hops > MAX_HOPS) return null;
    return hops === 0 ? false : hops;
  }
  const entries = text.split(',').map((entry) => entry.trim());
  // A network of every address is `true` in disguise.
  const isKnown = (entry: string) => (parseNetwork(entry)?.prefixLength ?? 0) > 0;
  return entries.every(isKnown) ? entries : null;
}

/**
 * The same as Fastify takes it. A bare number makes Fastify trust nobody, because it cannot see
 * whether a client reached the server past its proxies; who configures hops answers for that.
 */
export function fastifyTrust(
  proxies: TrustedProxies,
): boolean | string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}

/** Whether a connection comes from a proxy whose headers are believed. */
export function isTrustedPeer(proxies: TrustedProxies, peer: string | undefined): boolean {
  if (!Array.isArray(proxies)) return proxies !== false;
  const address = parseIpAddress(peer ?? '');
  if (address === null) return false;
  return proxies.some((entry) => {
    const network = parseNetwork(entry);
    return network !== null && isInNetwork(network, address);
  });
}
