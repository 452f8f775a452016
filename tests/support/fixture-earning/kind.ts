import type { RoundsKind, WindowKind } from '#domain/earning/earning-kind.ts';
import { PROMO_COST } from '#domain/ledger/account-kind.ts';
import { takeBackPostings } from '#domain/ledger/reward-postings.ts';

const pays = {
  kind: 'promoPayout',
  provider: 'thanks',
  against: PROMO_COST,
  returnPostings: (amountMicro: bigint) => takeBackPostings(['cash'], amountMicro),
  toPlayers: true,
  leastMicro: () => 1n,
} as const;

/** A kind of windows that CI runs: one per cent of a day's stakes. It is its rule and terms, nothing else. */
export const thanks: WindowKind = {
  code: 'thanks',
  reads: 'window',
  isOn: () => true,
  windowOf: (day) => ({ from: day, to: day }),
  rule: (figures, window) =>
    figures.flatMap(({ memberId, category, currency, stakeMicro }) => {
      if (category === '') return [];
      const line = { memberId, sourceId: 0n, ...window, category, currency };
      return [{ ...line, baseMicro: stakeMicro, terms: { percent: 1 } }];
    }),
  amountOf: (baseMicro, { percent }) => (baseMicro * BigInt(percent ?? 0)) / 100n,
  keepsTerms: true,
  pays,
};

/** A kind of rounds that CI runs: two per cent of each losing bet, at once. */
export const comfort: RoundsKind = {
  code: 'comfort',
  reads: 'rounds',
  isOn: () => true,
  rule: ({ memberId, day, category, currency, stakeMicro, payoutMicro }) => {
    if (payoutMicro >= stakeMicro) return [];
    const line = { memberId, sourceId: 0n, from: day, to: day, category, currency };
    return [{ ...line, baseMicro: stakeMicro, terms: { percent: 2 } }];
  },
  amountOf: (baseMicro, { percent }) => (baseMicro * BigInt(percent ?? 0)) / 100n,
  pays: { ...pays, provider: 'comfort', atOnce: () => true },
};
