import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUSE, type SystemAccount } from '#domain/ledger/account-kind.ts';
import { betPostings } from '#domain/ledger/bet-postings.ts';
import { channelSettlement, depositPostings } from '#domain/ledger/deposit-postings.ts';
import { checkedPostings, type Posting, PostingError } from '#domain/ledger/posting.ts';
import { winPostings } from '#domain/ledger/win-postings.ts';
import { adjustmentPostings, betWinPostings } from '#tests/support/postings.ts';

const JACKPOT: SystemAccount = { owner: 'house', ownerId: 'mega', kind: 'jackpot' };
const amount = fc.bigInt({ min: 1n, max: 10n ** 17n });
const sum = (postings: readonly Posting[]): bigint =>
  postings.reduce((total, { amountMicro }) => total + amountMicro, 0n);

describe('postings', () => {
  it('a bet takes from its funds in order and gives to the house', () => {
    expect(betPostings({ stakeMicro: 10n, funds: ['bonus', 'cash'] })).toEqual([
      { drawFrom: ['bonus', 'cash'], amountMicro: -10n },
      { system: HOUSE, amountMicro: 10n },
    ]);
  });

  it('a contribution is part of the stake', () => {
    const contribution = { to: JACKPOT, amountMicro: 3n };
    expect(betPostings({ stakeMicro: 10n, funds: ['cash'], contribution })).toEqual([
      { drawFrom: ['cash'], amountMicro: -10n },
      { system: HOUSE, amountMicro: 7n },
      { system: JACKPOT, amountMicro: 3n },
    ]);
    for (const amountMicro of [11n, -1n]) {
      expect(() =>
        betPostings({
          stakeMicro: 10n,
          funds: ['cash'],
          contribution: { to: JACKPOT, amountMicro },
        }),
      ).toThrow(PostingError);
    }
  });

  it('nothing staked and nothing won move nothing', () => {
    expect(betPostings({ stakeMicro: 0n, funds: ['cash'] })).toEqual([]);
    expect(winPostings({ payoutMicro: 0n })).toEqual([]);
  });

  it.each([
    ['stake', () => betPostings({ stakeMicro: -1n, funds: ['cash'] })],
    ['stake from no fund', () => betPostings({ stakeMicro: 1n, funds: [] })],
    ['payout', () => winPostings({ payoutMicro: -1n })],
    ['deposit', () => depositPostings({ amountMicro: -1n, channel: 'c' })],
    ['deposit of nothing', () => depositPostings({ amountMicro: 0n, channel: 'c' })],
    [
      'adjustment of nothing',
      () => adjustmentPostings({ amountMicro: 0n, fund: 'cash', against: HOUSE }),
    ],
    ['too large', () => winPostings({ payoutMicro: 10n ** 18n + 1n })],
  ])('refuses a wrong %s', (_name, build) => {
    expect(build).toThrow(PostingError);
  });

  it('always sum to zero', () => {
    fc.assert(
      fc.property(amount, amount, fc.boolean(), (stakeMicro, payoutMicro, gives) => {
        const bet = { stakeMicro, funds: ['cash'] as const };
        expect(sum(betPostings(bet))).toBe(0n);
        expect(sum(winPostings({ payoutMicro, from: JACKPOT, to: 'bonus' }))).toBe(0n);
        expect(sum(betWinPostings(bet, { payoutMicro }))).toBe(0n);
        expect(sum(depositPostings({ amountMicro: stakeMicro, channel: 'c' }))).toBe(0n);
        const amountMicro = gives ? stakeMicro : -stakeMicro;
        const against = channelSettlement('c');
        expect(sum(adjustmentPostings({ amountMicro, fund: 'promo', against }))).toBe(0n);
      }),
    );
  });

  it('that do not sum to zero are refused', () => {
    expect(() =>
      checkedPostings([
        { fund: 'cash', amountMicro: -5n },
        { system: HOUSE, amountMicro: 4n },
      ]),
    ).toThrow('sum to -1');
  });

  it('a win may not pay for its own bet', () => {
    const [house, member] = winPostings({ payoutMicro: 9n });
    const [draw, stake] = betPostings({ stakeMicro: 9n, funds: ['cash'] });
    const backwards = [house, member, draw, stake].filter((posting) => posting !== undefined);
    expect(() => checkedPostings(backwards)).toThrow('after a credit');
  });
});
