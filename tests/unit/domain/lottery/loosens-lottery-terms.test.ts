import { describe, expect, it } from 'vitest';
import type { LotteryTerms } from '#contract/generated/types.ts';
import { loosensLotteryTerms } from '#domain/lottery/loosens-lottery-terms.ts';
import { setting } from '#domain/lottery/lottery-terms.setting.ts';
import { EVERY_MEANS } from '#domain/setting/setting-declaration.ts';

const TERMS = setting.inEffect(null, EVERY_MEANS);

describe('lottery terms are looser', () => {
  it.each<[boolean, Partial<LotteryTerms>]>([
    [false, {}],
    [true, { ceilingSeries: 1962 }],
    [false, { ceilingSeries: 1958 }],
    [true, { maxPayoutMicro: '200000000001' }],
    [false, { maxPayoutMicro: '199999999999' }],
    [true, { exposureMicro: '500000000001' }],
    [false, { exposureMicro: '499999999999' }],
    [true, { exposureMicro: '1', ceilingSeries: 1962 }],
    [false, { floorSeries: 1800, mayCancel: false, chaseMost: 200 }],
  ])('%s: %j', (expected, change) => {
    expect(loosensLotteryTerms(TERMS, { ...TERMS, ...change })).toBe(expected);
  });
});
