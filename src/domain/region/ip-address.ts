/** An address as a number, so that networks are compared as numbers. */
export interface IpAddress {
  readonly family: 4 | 6;
  readonly value: bigint;
}

export const ADDRESS_BITS = { 4: 32, 6: 128 } as const;

/** ::ffff:0:0/96, in which a v6 socket writes the v4 addresses that reach it. */
const MAPPED_PREFIX = 0xff_ffn;

/**
 * Reads an address as people and sockets write it; null for anything else. A v4 address written as
 * a v6 one (::ffff:203.0.113.7) is the v4 address, else a rule for it would be walked around.
 */
export function parseIpAddress(text: string): IpAddress | null {
  if (!text.includes(':')) return parseV4(text);
  const value = parseV6(text);
  if (value === null) return null;
  return value >> 32n === MAPPED_PREFIX
    ? { family: 4, value: value & 0xff_ff_ff_ffn }
    : { family: 6, value };
}

function parseV4(text: string): IpAddress | null {
  const parts = text.split('.');
  if (parts.length !== 4) return null;
  let value = 0n;
  for (const part of parts) {
    // A leading zero is octal to some and decimal to others: refused.
    if (!/^(?:0|[1-9]\d{0,2})$/.test(part) || Number(part) > 255) return null;
    value = (value << 8n) | BigInt(part);
  }
  return { family: 4, value };
}

function parseV6(text: string): bigint | null {
  const halves = text.split('::');
  if (halves.length > 2) return null;
  const head = groupsOf(halves[0] ?? '', halves.length === 1);
  const tail = groupsOf(halves[1] ?? '', true);
  if (head === null || tail === null) return null;
  const missing = 8 - head.length - tail.length;
  const fits = halves.length === 2 ? missing >= 1 : missing === 0;
  if (!fits) return null;
  const groups = [...head, ...Array.from({ length: missing }, () => 0n), ...tail];
  return groups.reduce((value, group) => (value << 16n) | group, 0n);
}

/** Groups of 16 bits. The last may be a v4 address, which is two. */
function groupsOf(text: string, mayEndInV4: boolean): bigint[] | null {
  if (text === '') return [];
  const parts = text.split(':');
  const groups: bigint[] = [];
  for (const [index, part] of parts.entries()) {
    if (/^[0-9a-f]{1,4}$/i.test(part)) {
      groups.push(BigInt(`0x${part}`));
      continue;
    }
    const v4 = mayEndInV4 && index === parts.length - 1 ? parseV4(part) : null;
    if (v4 === null) return null;
    groups.push(v4.value >> 16n, v4.value & 0xff_ffn);
  }
  return groups;
}

/** A v4 address that is written as a v6 one, in its own notation; anything else as it is. */
export function plainAddress(text: string): string {
  const address = text.includes(':') ? parseIpAddress(text) : null;
  if (address === null || address.family === 6) return text;
  return [24n, 16n, 8n, 0n].map((bits) => String((address.value >> bits) & 0xffn)).join('.');
}
