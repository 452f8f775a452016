import { createHash, createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { type RoundSeeds, SeedFormatError } from '#domain/fairness/round-seeds.ts';
import { commitmentHolds, commitToServerSeed } from '#domain/fairness/seed-commitment.ts';

const SEED = 'ab'.repeat(32);
const serverSeeds = fc.stringMatching(/^[0-9a-f]{64}$/);

describe('the commitment', () => {
  it('is what any SHA-256 tool makes of the printed seed', () => {
    fc.assert(
      fc.property(serverSeeds, (seed) => {
        expect(commitToServerSeed(seed)).toBe(createHash('sha256').update(seed).digest('hex'));
      }),
    );
  });

  it('holds for its own seed only, in either case', () => {
    const promised = commitToServerSeed(SEED);
    expect(commitmentHolds(SEED, promised)).toBe(true);
    expect(commitmentHolds(SEED, promised.toUpperCase())).toBe(true);
    expect(commitmentHolds(`${SEED.slice(1)}0`, promised)).toBe(false);
    expect(commitmentHolds(SEED, promised.slice(1))).toBe(false);
    expect(commitmentHolds(SEED, '')).toBe(false);
  });
});

describe('the format of seeds', () => {
  const good: RoundSeeds = { serverSeed: SEED, clientSeed: 'demo-client', nonce: 0 };
  const bad: [keyof RoundSeeds, RoundSeeds][] = [
    ['serverSeed', { ...good, serverSeed: SEED.toUpperCase() }],
    ['serverSeed', { ...good, serverSeed: SEED.slice(1) }],
    ['serverSeed', { ...good, serverSeed: `${SEED}0` }],
    ['serverSeed', { ...good, serverSeed: `${SEED}\n` }],
    ['clientSeed', { ...good, clientSeed: '' }],
    ['clientSeed', { ...good, clientSeed: 'a:1' }],
    ['clientSeed', { ...good, clientSeed: 'ñ' }],
    ['clientSeed', { ...good, clientSeed: 'x'.repeat(65) }],
    ['nonce', { ...good, nonce: -1 }],
    ['nonce', { ...good, nonce: -1n }],
    ['nonce', { ...good, nonce: 0.5 }],
    ['nonce', { ...good, nonce: 2 ** 53 }],
  ];

  it.each(bad)('names a bad %s', (field, seeds) => {
    expect(() => openOutcomeStream(seeds)).toThrow(SeedFormatError);
    expect(() => openOutcomeStream(seeds)).toThrow(expect.objectContaining({ field }));
  });

  it('keeps the commitment from ever being the key', () => {
    // What a 65th character would do: HMAC hashes a long key, and that hash is public.
    const long = `${SEED}0`;
    const published = createHash('sha256').update(long).digest();
    const outcome = createHmac('sha256', long).update('demo-client:0:0').digest('hex');
    expect(createHmac('sha256', published).update('demo-client:0:0').digest('hex')).toBe(outcome);
    expect(() => commitToServerSeed(long)).toThrow(SeedFormatError);
  });
});
