import { describe, expect, it } from 'vitest';
import { openOutcomeStream, type OutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { commitToServerSeed } from '#domain/fairness/seed-commitment.ts';

const SERVER_SEED = `${'0'.repeat(63)}1`;
const COMMITMENT = 'c386d8e8d07342f2e39e189c8e6c57bb205bb373fe4e3a6f69404a8bb767b417';

const VECTORS = [
  {
    nonce: 0,
    firstBytes: '2dc70faacc0efe02',
    fractions: ['0.1788186827', '0.7971037631', '0.1135980273'],
    dice: '17.88',
    digits: [5, 9, 5, 0, 4],
    order: [8, 9, 1, 3, 6, 2, 4, 10, 7, 5],
  },
  {
    nonce: 1,
    firstBytes: '876d6645f204a0c9',
    fractions: ['0.5290130537'],
    dice: '52.90',
    digits: [5, 9, 2, 9, 2],
    order: [8, 4, 1, 3, 2, 10, 9, 7, 5, 6],
  },
];

/** The usual view of four bytes as a number from 0 up to 1. */
function nextFraction(stream: OutcomeStream): number {
  const bytes = Array.from({ length: 4 }, () => stream.nextByte());
  return bytes.reduce((sum, byte, index) => sum + byte / 256 ** (index + 1), 0);
}

it('commits to the text of the server seed', () => {
  expect(commitToServerSeed(SERVER_SEED)).toBe(COMMITMENT);
});

describe.each(VECTORS)('nonce $nonce', ({ nonce, firstBytes, fractions, dice, digits, order }) => {
  const open = () =>
    openOutcomeStream({ serverSeed: SERVER_SEED, clientSeed: 'demo-client', nonce });

  it('gives the published bytes', () => {
    const stream = open();
    const bytes = Uint8Array.from({ length: 8 }, () => stream.nextByte());
    expect(Buffer.from(bytes).toString('hex')).toBe(firstBytes);
  });

  it('gives the published fractions and dice', () => {
    const stream = open();
    expect(fractions.map(() => nextFraction(stream).toFixed(10))).toEqual(fractions);
    expect((Math.floor(nextFraction(open()) * 10_001) / 100).toFixed(2)).toBe(dice);
  });

  it('gives the published digits from single bytes', () => {
    const stream = open();
    expect(digits.map(() => stream.nextBelow(10, 1))).toEqual(digits);
  });

  it('gives the published order of ten', () => {
    expect(open().shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toEqual(order);
  });

  it('takes the nonce as a bigint alike', () => {
    const stream = openOutcomeStream({
      serverSeed: SERVER_SEED,
      clientSeed: 'demo-client',
      nonce: BigInt(nonce),
    });
    expect(stream.nextByte()).toBe(open().nextByte());
  });
});
