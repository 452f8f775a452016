import { correctionBytes } from './reed-solomon.ts';

/**
 * What a version holds at correction level Q, which mends a quarter of the code: room for a logo in
 * its middle. By version, from 1: correction bytes a block, blocks, and bytes in all.
 */
const VERSIONS = [
  { correction: 13, blocks: 1, bytes: 26 },
  { correction: 22, blocks: 1, bytes: 44 },
  { correction: 18, blocks: 2, bytes: 70 },
  { correction: 26, blocks: 2, bytes: 100 },
  { correction: 18, blocks: 4, bytes: 134 },
  { correction: 24, blocks: 4, bytes: 172 },
  { correction: 18, blocks: 6, bytes: 196 },
  { correction: 22, blocks: 6, bytes: 242 },
  { correction: 20, blocks: 8, bytes: 292 },
  { correction: 24, blocks: 8, bytes: 346 },
] as const;

type Capacity = (typeof VERSIONS)[number];

const dataBytes = ({ correction, blocks, bytes }: Capacity): number => bytes - correction * blocks;

/** Bits before the text itself: its kind and its length, which takes two bytes from version 10. */
const headBits = (version: number): number => (version < 10 ? 12 : 20);

/** The smallest version that holds the text, and its bytes in the order of drawing; null: too long. */
export function qrCodewords(text: string): { version: number; bytes: readonly number[] } | null {
  const content = [...new TextEncoder().encode(text)];
  const index = VERSIONS.findIndex(
    (capacity, at) => headBits(at + 1) + content.length * 8 <= dataBytes(capacity) * 8,
  );
  const capacity = VERSIONS[index];
  if (capacity === undefined) return null;
  const version = index + 1;
  return { version, bytes: interleaved(padded(content, version, capacity), capacity) };
}

/** Kind, length and text as bits, filled up to what the version holds. */
function padded(content: readonly number[], version: number, capacity: Capacity): number[] {
  const bits: number[] = [];
  const write = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >>> bit) & 1);
  };
  const room = dataBytes(capacity) * 8;
  write(0b0100, 4);
  write(content.length, headBits(version) - 4);
  for (const byte of content) write(byte, 8);
  write(0, Math.min(4, room - bits.length));
  write(0, (8 - (bits.length % 8)) % 8);
  for (let filler = 0xec; bits.length < room; filler ^= 0xec ^ 0x11) write(filler, 8);
  return Array.from({ length: room / 8 }, (_, byte) =>
    bits.slice(byte * 8, byte * 8 + 8).reduce((value, bit) => (value << 1) | bit, 0),
  );
}

/** The data cut into blocks, each with its correction, and all of them byte by byte in turn. */
function interleaved(data: readonly number[], capacity: Capacity): number[] {
  const { blocks, correction } = capacity;
  const short = Math.floor(data.length / blocks);
  const longOnes = data.length % blocks;
  let from = 0;
  const parts = Array.from({ length: blocks }, (_, index) => {
    const length = short + (index >= blocks - longOnes ? 1 : 0);
    const part = data.slice(from, from + length);
    from += length;
    return part;
  });
  const inTurn = (rows: readonly (readonly number[])[], length: number): number[] =>
    Array.from({ length }, (_, at) => rows.flatMap((row) => row[at] ?? [])).flat();
  return [
    ...inTurn(parts, short + 1),
    ...inTurn(
      parts.map((part) => correctionBytes(part, correction)),
      correction,
    ),
  ];
}
