import type { RebateRates } from '#contract/generated/types.ts';
import { PROMO_COST } from '../../ledger/account-kind.ts';
import { takeBackPostings } from '../../ledger/reward-postings.ts';
import { rebateMicro } from '../../rebate/rebate-amount.ts';
import { levelAt } from '../../vip/own-terms.ts';
import type { WindowKind } from '../earning-kind.ts';

/** Rate of a category in basis points; 0: none is paid. */
export function rateOf(rates: RebateRates, category: string): number {
  return category in rates ? rates[category as keyof RebateRates] : 0;
}

/** A share of the valid bets of a day, by category. A VIP level adds to each rate. A line keeps the rate that it began with. */
export const kind: WindowKind = {
  code: 'rebate',
  reads: 'window',
  isOn: (setting) => setting('rewardPolicy').rebate,
  windowOf: (day) => ({ from: day, to: day }),
  rule: (figures, window, setting) => {
    const { rebateRates } = setting('rewardPolicy');
    const { enabled, levels } = setting('vipPolicy');
    return figures.flatMap(({ memberId, category, currency, validMicro, level }) => {
      const rate = rateOf(rebateRates, category);
      if (rate === 0) return [];
      const extra = enabled ? (levelAt(levels, level)?.rebateExtraBasisPoints ?? 0) : 0;
      const rateBasisPoints = rate + extra;
      const line = { memberId, sourceId: 0n, ...window, category, currency };
      return [{ ...line, baseMicro: validMicro, terms: { rateBasisPoints } }];
    });
  },
  amountOf: (baseMicro, { rateBasisPoints }) => rebateMicro(baseMicro, Number(rateBasisPoints)),
  keepsTerms: true,
  pays: {
    kind: 'rebate',
    provider: 'rebate',
    against: PROMO_COST,
    returnPostings: (amountMicro) => takeBackPostings(['cash'], amountMicro),
    toPlayers: true,
    leastMicro: (setting) => {
      const { rebateAutomatic, rebateMinMicro } = setting('rewardPolicy');
      return rebateAutomatic ? BigInt(rebateMinMicro) : null;
    },
  },
};
