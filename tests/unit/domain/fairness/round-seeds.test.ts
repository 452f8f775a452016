import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assertRoundSeeds, isClientSeed } from '#domain/fairness/round-seeds.ts';
import schema from '#schemas/entities/client-seed.json' with { type: 'json' };

const UNFIT = ['a b', '', 'a:b', 'x'.repeat(65), 'a\n', 'ü'];

it('has one format of a client seed in the contract and in the draw', () => {
  const pattern = new RegExp(schema.pattern);
  const texts = fc.oneof(fc.string({ maxLength: 66 }), fc.stringMatching(pattern));
  fc.assert(
    fc.property(texts, (text) => {
      expect(isClientSeed(text)).toBe(pattern.test(text));
    }),
    { examples: UNFIT.map((text) => [text]) },
  );
});

it.each(UNFIT)('refuses to draw with %j', (text) => {
  const seeds = { serverSeed: '0'.repeat(64), clientSeed: text, nonce: 0 };
  expect(() => assertRoundSeeds(seeds)).toThrow('clientSeed');
});
