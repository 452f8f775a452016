import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openOutcomeStream, outcomeStreamOver } from '#domain/fairness/outcome-stream.ts';
import { chiSquare, chiSquareLimit, countDraws } from './chi-square.ts';

const seeds = fc.record({
  serverSeed: fc.stringMatching(/^[0-9a-f]{64}$/),
  clientSeed: fc.stringMatching(/^[A-Za-z0-9._-]{1,64}$/),
  nonce: fc.oneof(fc.maxSafeNat(), fc.bigInt({ min: 0n, max: 2n ** 63n - 1n })),
});

/** Bytes without end: the first 1024 of each nonce, one nonce after the other. */
function bytesFor(clientSeed: string): () => number {
  const open = (nonce: number) =>
    openOutcomeStream({ serverSeed: 'ab'.repeat(32), clientSeed, nonce });
  let stream = open(0);
  let read = 0;
  return () => {
    if (read > 0 && read % 1024 === 0) stream = open(read / 1024);
    read += 1;
    return stream.nextByte();
  };
}

function scripted(...bytes: number[]): () => number {
  return () => {
    const byte = bytes.shift();
    if (byte === undefined) throw new Error('the script has ended');
    return byte;
  };
}

function headOf(clientSeed: string, nonce: number): string {
  const stream = openOutcomeStream({ serverSeed: 'ab'.repeat(32), clientSeed, nonce });
  return Array.from({ length: 32 }, () => stream.nextByte()).join();
}

describe('the bytes', () => {
  it("are those of another implementation's HMAC, block after block", () => {
    fc.assert(
      fc.property(seeds, (pair) => {
        const stream = openOutcomeStream(pair);
        const bytes = Buffer.from(Array.from({ length: 80 }, () => stream.nextByte()));
        const blocks = [0, 1, 2].map((cursor) =>
          createHmac('sha256', pair.serverSeed)
            .update(`${pair.clientSeed}:${pair.nonce}:${cursor}`)
            .digest(),
        );
        expect(bytes).toEqual(Buffer.concat(blocks).subarray(0, 80));
      }),
    );
  });

  it('differ between nonces and between client seeds', () => {
    const heads = [
      headOf('a', 0),
      headOf('a', 1),
      headOf('b', 0),
      headOf('a.1', 0),
      headOf('a', 10),
    ];
    expect(new Set(heads).size).toBe(heads.length);
  });

  it('end, so that a round which never ends is stopped', () => {
    const stream = openOutcomeStream({ serverSeed: 'ab'.repeat(32), clientSeed: 'x', nonce: 0 });
    const drain = () => {
      for (let block = 0; block <= 4096; block += 1) {
        for (let byte = 0; byte < 32; byte += 1) stream.nextByte();
      }
    };
    expect(drain).toThrow('too much chance');
  });
});

describe('integers below a bound', () => {
  it('stay within it, and the same seeds give the same ones', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 2 ** 32 }), (pair, bound) => {
        const [one, two] = [openOutcomeStream(pair), openOutcomeStream(pair)];
        for (let draw = 0; draw < 8; draw += 1) {
          const value = one.nextBelow(bound);
          expect(Number.isInteger(value) && value >= 0 && value < bound).toBe(true);
          expect(two.nextBelow(bound)).toBe(value);
        }
      }),
    );
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('refuse a bound of %s', (bound) => {
    expect(() => outcomeStreamOver(() => 0).nextBelow(bound)).toThrow(RangeError);
  });

  it('refuse a bound of 257 from one byte', () => {
    expect(() => outcomeStreamOver(() => 0).nextBelow(257, 1)).toThrow(RangeError);
    expect(outcomeStreamOver(() => 255).nextBelow(256, 1)).toBe(255);
  });

  it('throw away exactly the words past the last whole multiple', () => {
    // 256 = 1 * 200 + 56: bytes from 200 on are void.
    expect(outcomeStreamOver(scripted(255, 200, 199)).nextBelow(200, 1)).toBe(199);
    // 2^32 = 429496729 * 10 + 6: the last six words are void.
    const words = [255, 255, 255, 255, 255, 255, 255, 250, 255, 255, 255, 249];
    expect(outcomeStreamOver(scripted(...words)).nextBelow(10)).toBe(9);
    // A bound that divides the range voids nothing.
    expect(outcomeStreamOver(scripted(255, 255, 255, 255)).nextBelow(2 ** 32)).toBe(2 ** 32 - 1);
  });

  it('really reject: as many bytes are read as the odds say', () => {
    const next = bytesFor('rejection');
    let read = 0;
    const stream = outcomeStreamOver(() => {
      read += 1;
      return next();
    });
    const draws = 20_000;
    for (let draw = 0; draw < draws; draw += 1) stream.nextBelow(129, 1);
    // A geometric number of tries with p = 129/256: mean 1.9845, deviation 1.3978.
    expect(Math.abs(read / draws - 256 / 129)).toBeLessThan((4.5 * 1.3978) / Math.sqrt(draws));
  });
});

/** Draws of an evenly filled number, folded into few enough cells to count. */
const SAMPLERS = [
  { name: 'one byte below 200', bound: 200, wordBytes: 1, cells: 200, samples: 60_000 },
  { name: 'one byte below 10', bound: 10, wordBytes: 1, cells: 10, samples: 500_000 },
  { name: 'a reel of 30', bound: 30, wordBytes: 4, cells: 30, samples: 40_000 },
  { name: 'three quarters of a word', bound: 3 * 2 ** 30, wordBytes: 4, cells: 3, samples: 20_000 },
] as const;

type Sampler = (next: () => number, bound: number, wordBytes: 1 | 4) => number;

function readWord(next: () => number, wordBytes: number): number {
  let word = 0;
  for (let read = 0; read < wordBytes; read += 1) word = word * 256 + next();
  return word;
}

const fair: Sampler = (next, bound, wordBytes) =>
  outcomeStreamOver(next).nextBelow(bound, wordBytes);

/** The usual mistake: no rejection. */
const moduloBiased: Sampler = (next, bound, wordBytes) => readWord(next, wordBytes) % bound;

/** Off by one: lets the first void word through. */
const oneTooMany: Sampler = (next, bound, wordBytes) => {
  const range = 256 ** wordBytes;
  for (;;) {
    const word = readWord(next, wordBytes);
    if (word <= range - (range % bound)) return word % bound;
  }
};

function statisticOf(sampler: Sampler, shape: (typeof SAMPLERS)[number]): number {
  const next = bytesFor('uniformity');
  const perCell = shape.bound / shape.cells;
  const draw = () => Math.floor(sampler(next, shape.bound, shape.wordBytes) / perCell);
  return chiSquare(countDraws(shape.cells, shape.samples, draw));
}

describe('uniformity by chi-square', () => {
  it.each(SAMPLERS)('$name is even', (shape) => {
    expect(statisticOf(fair, shape)).toBeLessThan(chiSquareLimit(shape.cells));
  });

  it.each([SAMPLERS[0], SAMPLERS[1], SAMPLERS[3]])('$name without rejection is caught', (shape) => {
    expect(statisticOf(moduloBiased, shape)).toBeGreaterThan(chiSquareLimit(shape.cells));
  });

  it('one void word let through is caught', () => {
    const limit = chiSquareLimit(SAMPLERS[0].cells);
    expect(statisticOf(oneTooMany, SAMPLERS[0])).toBeGreaterThan(limit);
  });
});

/** The rank of an order of 0 to 3 among the 24. */
function rankOf(items: readonly number[]): number {
  return items.reduce((rank, item, index) => {
    const smaller = items.slice(index + 1).filter((later) => later < item).length;
    return rank * (items.length - index) + smaller;
  }, 0);
}

describe('the shuffle', () => {
  const statistic = (shuffle: () => number[]) =>
    chiSquare(countDraws(24, 24_000, () => rankOf(shuffle())));

  it('keeps every item, leaves its argument alone and repeats itself', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.nat(), { maxLength: 60 }), (pair, items) => {
        const before = [...items];
        const shuffled = openOutcomeStream(pair).shuffle(items);
        expect(items).toEqual(before);
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(before.toSorted((a, b) => a - b));
        expect(openOutcomeStream(pair).shuffle(items)).toEqual(shuffled);
      }),
    );
  });

  it('makes all orders of four equally often', () => {
    const stream = outcomeStreamOver(bytesFor('shuffle'));
    expect(statistic(() => stream.shuffle([0, 1, 2, 3]))).toBeLessThan(chiSquareLimit(24));
  });

  it('is told from the naive one that swaps with any place', () => {
    const stream = outcomeStreamOver(bytesFor('shuffle'));
    const naive = (): number[] => {
      const items = [0, 1, 2, 3];
      for (let place = 3; place >= 0; place -= 1) {
        const picked = stream.nextBelow(4);
        [items[picked], items[place]] = [items[place]!, items[picked]!];
      }
      return items;
    };
    expect(statistic(naive)).toBeGreaterThan(chiSquareLimit(24));
  });

  it('is told from one that never leaves an item in place', () => {
    const stream = outcomeStreamOver(bytesFor('shuffle'));
    const sattolo = (): number[] => {
      const items = [0, 1, 2, 3];
      for (let place = 3; place > 0; place -= 1) {
        const picked = stream.nextBelow(place);
        [items[picked], items[place]] = [items[place]!, items[picked]!];
      }
      return items;
    };
    expect(statistic(sattolo)).toBeGreaterThan(chiSquareLimit(24));
  });
});
