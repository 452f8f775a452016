/**
 * Reads a payload as a payer's app does, with no code of the writer. Fails on a truncated or
 * repeated data object, and on a wrong CRC.
 */
export function readPayload(payload: string): ReadonlyMap<string, string> {
  const objects = readTemplate(payload);
  if ([...objects.keys()].at(-1) !== '63') throw new Error('the CRC is not the last data object');
  if (objects.get('63') !== bitwiseCrc(payload.slice(0, -4))) throw new Error('wrong CRC');
  return objects;
}

function readTemplate(text: string): ReadonlyMap<string, string> {
  const objects = new Map<string, string>();
  let rest = text;
  while (rest !== '') {
    const [, id = '', digits = ''] = /^(\d\d)(\d\d)/.exec(rest) ?? [];
    const length = Number(digits);
    const value = rest.slice(4, 4 + length);
    if (id === '' || length === 0 || value.length !== length) throw new Error(`truncated: ${rest}`);
    if (objects.has(id)) throw new Error(`repeated: ${id}`);
    objects.set(id, value);
    rest = rest.slice(4 + length);
  }
  return objects;
}

/** Values of a template by id; fails for a template that is missing. */
export function valuesOf(template: string | undefined): Readonly<Record<string, string>> {
  if (template === undefined) throw new Error('no such template');
  return Object.fromEntries(readTemplate(template));
}

/** CRC-16/CCITT-FALSE as polynomial division of the message's bits, with BigInt. */
function bitwiseCrc(text: string): string {
  const hex = [...Buffer.from(text, 'ascii')].map((byte) => byte.toString(16).padStart(2, '0'));
  const bits = BigInt(text.length) * 8n;
  // An initial value of all ones is the same as inverting the first 16 bits of the message.
  let remainder = (BigInt(`0x${hex.join('')}`) << 16n) ^ (0xffffn << bits);
  for (let bit = bits + 15n; bit >= 16n; bit -= 1n) {
    if ((remainder >> bit) & 1n) remainder ^= 0x11021n << (bit - 16n);
  }
  return remainder.toString(16).toUpperCase().padStart(4, '0');
}
