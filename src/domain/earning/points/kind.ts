import { PROMO_COST } from '../../ledger/account-kind.ts';
import { takeBackPostings } from '../../ledger/reward-postings.ts';
import { POINTS } from '../../ledger/unit.ts';
import { earnedPoints, stakePerPointMicro } from '../../points/points.ts';
import type { RoundsKind } from '../earning-kind.ts';

/** Points for the valid bets of a day, by category: whole ones, at once. A line keeps the terms of its bets. */
export const kind: RoundsKind = {
  code: 'points',
  reads: 'rounds',
  isOn: (setting) => setting('pointsPolicy').enabled,
  rule: ({ memberId, day, category, currency, validMicro }, _chain, setting) => {
    const stake = stakePerPointMicro(setting('pointsPolicy'), category);
    if (stake === null || validMicro === 0n) return [];
    const line = { memberId, sourceId: 0n, from: day, to: day, category, currency };
    return [{ ...line, baseMicro: validMicro, terms: { stakePerPointMicro: String(stake) } }];
  },
  amountOf: (baseMicro, terms) => earnedPoints(baseMicro, BigInt(terms['stakePerPointMicro'] ?? 1)),
  pays: {
    kind: 'pointsEarned',
    provider: 'points',
    unit: POINTS,
    against: PROMO_COST,
    returnPostings: (amountMicro) => takeBackPostings(['cash'], amountMicro),
    toPlayers: true,
    atOnce: () => true,
    leastMicro: () => 1n,
  },
};
