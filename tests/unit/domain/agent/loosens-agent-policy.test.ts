import { describe, expect, it } from 'vitest';
import type { AgentPolicy } from '#contract/generated/types.ts';
import { setting } from '#domain/agent/agent-policy.setting.ts';
import { grantsMore } from '#domain/agent/grants-more.ts';
import { loosensAgentPolicy } from '#domain/agent/loosens-agent-policy.ts';
import { loosensAgentTerms } from '#domain/agent/loosens-agent-terms.ts';
import { EVERY_MEANS } from '#domain/setting/setting-declaration.ts';

const DEFAULT = setting.inEffect(null, EVERY_MEANS);
const POLICY: AgentPolicy = { ...DEFAULT, transferDown: true, referral: true };

describe('an agent policy is looser', () => {
  it.each<[boolean, Partial<AgentPolicy>]>([
    [false, {}],
    [true, { maxDepth: 11 }],
    [false, { maxDepth: 9 }],
    [true, { defaultSeries: 1902 }],
    [false, { defaultSeries: 1898 }],
    [true, { rates: { ...POLICY.rates, LIVE: POLICY.rates.LIVE + 1 } }],
    [false, { rates: { ...POLICY.rates, LIVE: 0 } }],
    [true, { quotas: [] }],
    [true, { quotas: [{ fromSeries: 1950, count: 21 }] }],
    [false, { quotas: [{ fromSeries: 1950, count: 19 }] }],
    [true, { transferUp: true }],
    [true, { transferDailyCapMicro: '5000000001' }],
    [false, { transferDown: false, transferDailyCapMicro: '5000000001', turnoverTimes: 0 }],
    [true, { turnoverTimes: 0 }],
    [false, { turnoverTimes: 2 }],
    [false, { transferFeeBasisPoints: 5 }],
    [true, { referralRewardMicro: '20000001' }],
    [true, { referralDepositMicro: '49999999' }],
    [true, { referralPlayMicro: '0' }],
    [false, { referral: false, referralRewardMicro: '20000001' }],
    [false, { affiliateApplications: false }],
  ])('%s: %j', (expected, change) => {
    expect(loosensAgentPolicy(POLICY, { ...POLICY, ...change })).toBe(expected);
  });

  it('when transfers or referrals are turned on', () => {
    for (const on of [{ transferDown: true }, { transferUp: true }, { referral: true }]) {
      expect(loosensAgentPolicy(DEFAULT, { ...DEFAULT, ...on })).toBe(true);
    }
  });
});

describe('quotas grant more', () => {
  const steps = (...pairs: [number, number][]) =>
    pairs.map(([fromSeries, granted]) => ({ fromSeries, granted }));

  it.each([
    [false, steps(), steps()],
    [false, steps(), steps([1950, 20])],
    [true, steps([1950, 20]), steps()],
    [true, steps([1950, 20]), steps([1960, 20])],
    [false, steps([1950, 20]), steps([1940, 5], [1950, 20])],
    [true, steps([1950, 20]), steps([1950, 20], [1970, 20])],
    [false, steps([1950, 20]), steps([1950, 15], [1970, 5])],
    [true, steps([1950, 10], [1970, 10]), steps([1950, 20])],
    [false, steps([1950, 10], [1970, 10]), steps([1950, 10], [1970, 9])],
  ])('%s: %j to %j', (expected, before, after) => {
    expect(grantsMore(before, after)).toBe(expected);
  });
});

describe('terms of an agent are looser', () => {
  const HELD = {
    terms: { series: 1940, shareBasisPoints: 4_000 },
    quotas: [{ fromSeries: 1950, granted: 20 }],
  };

  it.each([
    [false, HELD],
    [true, { ...HELD, terms: { series: 1942, shareBasisPoints: 0 } }],
    [true, { ...HELD, terms: { series: 1900, shareBasisPoints: 4_001 } }],
    [false, { ...HELD, terms: { series: 1938, shareBasisPoints: 3_999 } }],
    [true, { ...HELD, quotas: [{ fromSeries: 1950, granted: 21 }] }],
    [false, { ...HELD, quotas: [{ fromSeries: 1950, granted: 0 }] }],
  ])('%s: %j', (expected, after) => {
    expect(loosensAgentTerms(HELD, after)).toBe(expected);
  });
});
