import { periodOf } from '../../day/day.ts';
import { PROMO_COST } from '../../ledger/account-kind.ts';
import { takeBackPostings } from '../../ledger/reward-postings.ts';
import { cashBackMicro } from '../../rebate/rebate-amount.ts';
import type { WindowKind } from '../earning-kind.ts';

/** A share of the net loss of a period, by the step that it reaches, up to the limit of its time. */
export const kind: WindowKind = {
  code: 'cashBack',
  reads: 'window',
  isOn: (setting) => setting('rewardPolicy').cashBack,
  windowOf: (day, setting) => periodOf(day, setting('rewardPolicy').cashBackPeriod),
  rule: (figures, window, setting) => {
    const { cashBackSteps, cashBackCapMicro } = setting('rewardPolicy');
    const losses = new Map<string, bigint>();
    for (const { currency, lossMicro } of figures) {
      losses.set(currency, (losses.get(currency) ?? 0n) + lossMicro);
    }
    const [first] = figures;
    if (first === undefined) return [];
    return [...losses].map(([currency, lossMicro]) => {
      const capMicro = BigInt(cashBackCapMicro);
      const { basisPoints } = cashBackMicro(lossMicro, cashBackSteps, capMicro);
      return {
        memberId: first.memberId,
        sourceId: 0n,
        ...window,
        category: '',
        currency,
        baseMicro: lossMicro,
        terms: { rateBasisPoints: basisPoints, capMicro: cashBackCapMicro },
      };
    });
  },
  amountOf: (lossMicro, { rateBasisPoints, capMicro }) => {
    if (lossMicro <= 0n) return 0n;
    const amountMicro = (lossMicro * BigInt(rateBasisPoints ?? 0)) / 10_000n;
    const most = BigInt(capMicro ?? 0);
    return most > 0n && amountMicro > most ? most : amountMicro;
  },
  // A share depends on the whole loss.
  keepsTerms: false,
  pays: {
    kind: 'cashBack',
    provider: 'rebate',
    against: PROMO_COST,
    returnPostings: (amountMicro) => takeBackPostings(['cash'], amountMicro),
    toPlayers: true,
    leastMicro: (setting) => BigInt(setting('rewardPolicy').rebateMinMicro),
  },
};
