import type { LotteryTerms } from '#contract/generated/types.ts';
import { loosensLotteryTerms } from '#domain/lottery/loosens-lottery-terms.ts';
import { secondPersonAboveMicro } from '../../brands/second-person-above.ts';
import { Problem } from '../../platform/problem.ts';
import type { Setting } from '../../settings/setting.ts';

/** The terms of a brand's lotteries. */
export const lotteryTermsSetting: Setting<
  'getLotterySettings',
  'setLotterySettings',
  LotteryTerms
> = {
  kind: 'lotteryTerms',
  read: 'getLotterySettings',
  write: 'setLotterySettings',
  view: (terms, { site: { currency } }) => ({ currency, terms }),
  change: ({ terms }) => {
    if (terms.floorSeries <= terms.ceilingSeries) return terms;
    throw new Problem('INVALID_BODY', {
      fields: { '/terms/floorSeries': { code: 'maximum', params: { limit: terms.ceilingSeries } } },
    });
  },
  twoPersons: (before, after, brand) =>
    loosensLotteryTerms(before, after) ? secondPersonAboveMicro(brand) : null,
};
