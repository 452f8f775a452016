import { inflateSync } from 'node:zlib';

const HEADER_BYTES = 12;
const ENTRY_BYTES = 16;
const WOFF_HEADER_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;

/** The plain font within a WOFF 1.0 file: the same tables, each inflated, under a plain directory. */
export function unpackWoff(packed: Buffer): Buffer {
  if (packed.toString('latin1', 0, 4) !== 'wOFF') throw new TypeError('not a WOFF file');
  const count = packed.readUInt16BE(12);
  const directory = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * count);
  packed.copy(directory, 0, 4, 8);
  const selector = Math.floor(Math.log2(count));
  const range = 2 ** selector * ENTRY_BYTES;
  [count, range, selector, count * ENTRY_BYTES - range].forEach((value, index) => {
    directory.writeUInt16BE(value, 4 + 2 * index);
  });
  const parts: Buffer[] = [directory];
  let at = directory.length;
  for (let index = 0; index < count; index += 1) {
    const from = WOFF_HEADER_BYTES + WOFF_ENTRY_BYTES * index;
    const to = HEADER_BYTES + ENTRY_BYTES * index;
    const table = tableAt(packed, from);
    packed.copy(directory, to, from, from + 4);
    packed.copy(directory, to + 4, from + 16, from + 20);
    directory.writeUInt32BE(at, to + 8);
    directory.writeUInt32BE(table.length, to + 12);
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4);
    parts.push(table, padding);
    at += table.length + padding.length;
  }
  return Buffer.concat(parts);
}

function tableAt(packed: Buffer, entry: number): Buffer {
  const [start, stored, full] = [4, 8, 12].map((field) => packed.readUInt32BE(entry + field));
  const data = packed.subarray(start, (start ?? 0) + (stored ?? 0));
  // What would not have become smaller is stored as it was.
  return stored === full ? data : inflateSync(data);
}

const FAMILY = 1;
const WINDOWS = 3;

/** The family that a plain font says it is of: a weight of its own may be part of it. */
export function familyOf(font: Buffer): string | null {
  const names = findTable(font, 'name');
  if (names === null) return null;
  const count = names.readUInt16BE(2);
  const texts = names.subarray(names.readUInt16BE(4));
  for (let index = 0; index < count; index += 1) {
    const record = names.subarray(6 + 12 * index);
    if (record.readUInt16BE(0) !== WINDOWS || record.readUInt16BE(6) !== FAMILY) continue;
    const start = record.readUInt16BE(10);
    // A copy, since the bytes are turned around in place.
    const text = Buffer.from(texts.subarray(start, start + record.readUInt16BE(8)));
    return text.swap16().toString('utf16le');
  }
  return null;
}

function findTable(font: Buffer, tag: string): Buffer | null {
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const entry = HEADER_BYTES + ENTRY_BYTES * index;
    if (font.toString('latin1', entry, entry + 4) !== tag) continue;
    const start = font.readUInt32BE(entry + 8);
    return font.subarray(start, start + font.readUInt32BE(entry + 12));
  }
  return null;
}
