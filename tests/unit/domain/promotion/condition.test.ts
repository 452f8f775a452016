import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { campaignFacts, campaignPeriods } from '#contract/generated/enum-values.ts';
import type { CampaignCondition } from '#contract/generated/types.ts';
import {
  comparisonHolds,
  conditionsHold,
  factKey,
  neverHolds,
} from '#domain/promotion/condition.ts';
import { NEW_CAMPAIGN } from '#domain/promotion/new-campaign.ts';

const comparison = fc.record({
  fact: fc.constantFrom(...campaignFacts),
  period: fc.constantFrom(...campaignPeriods),
  comparison: fc.constantFrom('atLeast' as const, 'atMost' as const),
  value: fc.nat({ max: 6 }).map(String),
});
const conditions: fc.Arbitrary<CampaignCondition[]> = fc.array(
  fc.record({ anyOf: fc.array(comparison, { minLength: 1, maxLength: 3 }) }),
  { maxLength: 5 },
);
const staff = { ...NEW_CAMPAIGN, trigger: { ...NEW_CAMPAIGN.trigger, kind: 'staff' as const } };

/** A player who can exist: longer periods have no less of what adds up. */
const player = fc
  .record({
    steps: fc.array(fc.nat({ max: 3 }), { minLength: 12, maxLength: 12 }),
    loss: fc.array(fc.integer({ min: -4, max: 6 }), { minLength: 4, maxLength: 4 }),
    days: fc.nat({ max: 6 }),
    switches: fc.tuple(fc.boolean(), fc.boolean()),
  })
  .map(({ steps, loss, days, switches }) => {
    const values = new Map<string, bigint>();
    for (const [row, fact] of (['depositSum', 'depositCount', 'validBet'] as const).entries()) {
      let sum = 0;
      for (const [column, period] of campaignPeriods.entries()) {
        sum += steps[row * 4 + column] ?? 0;
        values.set(factKey({ fact, period }), BigInt(sum));
      }
    }
    for (const [column, period] of campaignPeriods.entries()) {
      values.set(factKey({ fact: 'netLoss', period }), BigInt(loss[column] ?? 0));
    }
    values.set('accountDays', BigInt(days));
    values.set('mobileVerified', BigInt(switches[0]));
    values.set('bankAccount', BigInt(switches[1]));
    return values;
  });

describe('conditions', () => {
  it('that some player meets are never called impossible', () => {
    fc.assert(
      fc.property(conditions, player, (asked, values) => {
        const valueOf = (of: Parameters<typeof factKey>[0]) => values.get(factKey(of)) ?? 0n;
        if (conditionsHold(asked, valueOf)) {
          expect(neverHolds({ ...staff, conditions: asked })).toBe(false);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['a floor above a ceiling', ['depositSum:ever>=5', 'depositSum:ever<=4'], true],
    ['a floor at a ceiling', ['depositSum:ever>=5', 'depositSum:ever<=5'], false],
    ['more today than ever', ['validBet:today>=5', 'validBet:ever<=4'], true],
    ['more in a month than today', ['validBet:days30>=5', 'validBet:today<=4'], false],
    ['a switch above one', ['mobileVerified:ever>=2'], true],
    ['a switch in two periods', ['bankAccount:today>=1', 'bankAccount:ever<=0'], true],
  ])('%s', (_name, texts, impossible) => {
    const asked = texts.map((text) => {
      const [, fact, period, sign, value] = /^(\w+):(\w+)([<>])=(\d+)$/.exec(text) ?? [];
      return {
        anyOf: [{ fact, period, comparison: sign === '>' ? 'atLeast' : 'atMost', value }],
      } as CampaignCondition;
    });
    expect(neverHolds({ ...staff, conditions: asked })).toBe(impossible);
  });

  it('know what the trigger and the audience say', () => {
    const asks = (fact: 'depositCount' | 'accountDays', value: string): CampaignCondition => ({
      anyOf: [{ fact, period: 'ever', comparison: 'atLeast', value }],
    });
    const first = { ...NEW_CAMPAIGN, conditions: [asks('depositCount', '2')] };
    expect(neverHolds(first)).toBe(true);
    const second = { ...first, trigger: { ...first.trigger, depositNumber: 2 } };
    expect(neverHolds(second)).toBe(false);
    const registration = { ...first, trigger: { ...first.trigger, kind: 'registration' as const } };
    expect(neverHolds(registration)).toBe(true);
    const young = {
      ...staff,
      conditions: [asks('accountDays', '8')],
      audience: { ...staff.audience, registeredWithinDays: 7 },
    };
    expect(neverHolds(young)).toBe(true);
  });

  it('hold by one comparison of each', () => {
    const low = { fact: 'netLoss', period: 'today', comparison: 'atMost', value: '0' } as const;
    expect(comparisonHolds(low, -3n)).toBe(true);
    expect(comparisonHolds(low, 1n)).toBe(false);
    expect(conditionsHold([], () => 0n)).toBe(true);
  });
});
