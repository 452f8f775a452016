import ipaddr from 'ipaddr.js';

/** An address of either family; one mapped into IPv6 is IPv4. */
export type IpAddress = ipaddr.IPv4 | ipaddr.IPv6;

/** Characters of the longest notation: a v6 address that ends in a v4 one. */
const MAX_LENGTH = 45;

/**
 * Reads an address in the standard notation; null for anything else, including octal and
 * hexadecimal parts and zones, which the library takes. A v4 address in v6 notation
 * (::ffff:203.0.113.7) is the v4 address: otherwise it would bypass a rule.
 */
export function parseIpAddress(text: string): IpAddress | null {
  if (text.length > MAX_LENGTH || text.includes('%')) return null;
  const dotted = text.slice(text.lastIndexOf(':') + 1);
  if (dotted.includes('.') && !ipaddr.IPv4.isValidFourPartDecimal(dotted)) return null;
  if (!text.includes(':')) return dotted.includes('.') ? ipaddr.IPv4.parse(text) : null;
  // The library reads the deprecated ::192.0.2.1 as mapped, but 0::192.0.2.1 as v6.
  const v6 = text.replace(/^::(?=\d+\.)/, '0::');
  return ipaddr.IPv6.isValid(v6) ? ipaddr.process(v6) : null;
}

/** A v4 address in its own notation when it is written as v6; any other text unchanged. */
export function plainAddress(text: string): string {
  const address = text.includes(':') ? parseIpAddress(text) : null;
  return address?.kind() === 'ipv4' ? address.toString() : text;
}
