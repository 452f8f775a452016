import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAY_FUNDS } from '#domain/ledger/account-kind.ts';
import { channelSettlement } from '#domain/ledger/deposit-postings.ts';
import { holdPostings, postHoldPostings, voidHoldPostings } from '#domain/ledger/hold-postings.ts';
import { PostingError } from '#domain/ledger/posting.ts';
import { type FundAmount, splitDraw } from '#domain/ledger/split-draw.ts';

const TO = channelSettlement('bank');
const MIX: readonly FundAmount[] = [
  { fund: 'bonus', amountMicro: 30n },
  { fund: 'cash', amountMicro: 70n },
];

describe('splitDraw', () => {
  it('uses up the funds in their order and asks no more than is needed', () => {
    expect(splitDraw(50n, MIX)).toEqual([
      { fund: 'bonus', amountMicro: 30n },
      { fund: 'cash', amountMicro: 20n },
    ]);
    expect(splitDraw(30n, MIX)).toEqual([{ fund: 'bonus', amountMicro: 30n }]);
    expect(splitDraw(101n, MIX)).toBeNull();
    expect(
      splitDraw(5n, [
        { fund: 'bonus', amountMicro: -4n },
        { fund: 'cash', amountMicro: 5n },
      ]),
    ).toEqual([{ fund: 'cash', amountMicro: 5n }]);
  });
});

describe('holds', () => {
  it('reserves into the locked account', () => {
    expect(holdPostings({ amountMicro: 5n, funds: ['cash'] })).toEqual([
      { drawFrom: ['cash'], amountMicro: -5n },
      { fund: 'locked', amountMicro: 5n },
    ]);
  });

  it('posts the whole', () => {
    expect(postHoldPostings({ mix: MIX, amountMicro: 100n, to: TO })).toEqual([
      { fund: 'locked', amountMicro: -100n },
      { system: TO, amountMicro: 100n },
    ]);
  });

  it('posts a part from what was reserved first and gives the rest back where it came from', () => {
    expect(postHoldPostings({ mix: MIX, amountMicro: 40n, to: TO })).toEqual([
      { fund: 'locked', amountMicro: -100n },
      { system: TO, amountMicro: 40n },
      { fund: 'cash', amountMicro: 60n },
    ]);
  });

  it('voids by giving all back', () => {
    expect(voidHoldPostings(MIX)).toEqual([{ fund: 'locked', amountMicro: -100n }, ...MIX]);
  });

  it('never posts more than was held', () => {
    expect(() => postHoldPostings({ mix: MIX, amountMicro: 101n, to: TO })).toThrow(PostingError);
    expect(() => postHoldPostings({ mix: MIX, amountMicro: 0n, to: TO })).toThrow(PostingError);
  });

  it('any part posted sums to zero and returns no more than each fund gave', () => {
    const mix = fc
      .uniqueArray(fc.constantFrom(...PLAY_FUNDS), { minLength: 1 })
      .chain((funds) =>
        fc.tuple(
          ...funds.map((fund) =>
            fc.bigInt({ min: 1n, max: 10n ** 12n }).map((amountMicro) => ({ fund, amountMicro })),
          ),
        ),
      );
    fc.assert(
      fc.property(mix, fc.nat({ max: 1_000_000 }), (parts, share) => {
        const total = parts.reduce((sum, part) => sum + part.amountMicro, 0n);
        const amountMicro = (total * BigInt(share)) / 1_000_000n;
        fc.pre(amountMicro > 0n);
        const postings = postHoldPostings({ mix: parts, amountMicro, to: TO });
        expect(postings.reduce((sum, posting) => sum + posting.amountMicro, 0n)).toBe(0n);
        for (const posting of postings) {
          if (!('fund' in posting) || posting.fund === 'locked') continue;
          const gave = parts.find((part) => part.fund === posting.fund)?.amountMicro ?? 0n;
          expect(posting.amountMicro).toBeLessThanOrEqual(gave);
        }
      }),
    );
  });
});
