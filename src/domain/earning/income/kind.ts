import { incomeMicro, type IncomeTerms } from '../../agent/income.ts';
import { HOUSE } from '../../ledger/account-kind.ts';
import { commissionReturnPostings } from '../../ledger/commission-postings.ts';
import type { EarningBase, LineTerms, RoundsKind } from '../earning-kind.ts';

/** The terms of a stored line. */
export const incomeTermsOf = (terms: LineTerms): IncomeTerms => ({
  basis: terms['basis'] === 'series' ? 'series' : 'share',
  agentValue: Number(terms['agentValue']),
  downlineValue: Number(terms['downlineValue']),
  rateBasisPoints: Number(terms['rateBasisPoints']),
});

/**
 * Agents earn on the play below them: each the difference to the downline on the way to the bet, by the
 * terms of the bet's time. Series are paid at once, shares when their day is over.
 */
export const kind: RoundsKind = {
  code: 'income',
  reads: 'rounds',
  isOn: () => true,
  rule: ({ basis, rateBasisPoints, baseMicro, ...round }, chain) => {
    if (baseMicro === 0n) return [];
    const line = [chain.own, ...chain.above];
    return chain.above.flatMap((agent, index): readonly EarningBase[] => {
      const downline = line[index];
      if (downline === undefined || agent.terms === null) return [];
      // A downline without terms leaves nothing to the agent above.
      const below = downline.terms ?? agent.terms;
      const [agentValue, downlineValue] =
        basis === 'series'
          ? [agent.terms.series, below.series]
          : [agent.terms.shareBasisPoints, below.shareBasisPoints];
      if (agentValue <= downlineValue || (basis === 'share' && rateBasisPoints === 0)) return [];
      return [
        {
          memberId: agent.id,
          sourceId: downline.id,
          from: round.day,
          to: round.day,
          category: round.category,
          currency: round.currency,
          baseMicro,
          terms: { basis, agentValue, downlineValue, rateBasisPoints },
        },
      ];
    });
  },
  amountOf: (baseMicro, terms) => incomeMicro(baseMicro, incomeTermsOf(terms)),
  pays: {
    kind: 'commission',
    provider: 'agent',
    against: HOUSE,
    returnPostings: commissionReturnPostings,
    toPlayers: false,
    atOnce: ({ basis }) => basis === 'series',
    leastMicro: () => 1n,
  },
};
