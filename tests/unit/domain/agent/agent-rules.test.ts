import { describe, expect, it } from 'vitest';
import { agentPowers, agentTypes } from '#contract/generated/enum-values.ts';
import { isAgentType, mayAgent, powersOf, typesBelow } from '#domain/agent/agent-powers.ts';
import { maskAccount } from '#domain/agent/mask-account.ts';
import { lowerTerms, quotaStep, splitChange, termsAbove } from '#domain/agent/terms.ts';
import { validBetMicro } from '#domain/turnover/valid-bet.ts';

describe('types of agents', () => {
  it('may only make accounts below themselves, and never a trial or a top agent', () => {
    for (const type of agentTypes) {
      expect(isAgentType(type)).toBe(true);
      for (const below of typesBelow(type)) expect([0, 2, 42]).toContain(below);
      expect(typesBelow(type).some(isAgentType)).toBe(mayAgent(type, 'createAgents'));
    }
    expect([0, 4].map((type) => [typesBelow(type), isAgentType(type)])).toEqual([
      [[], false],
      [[], false],
    ]);
  });

  it('see names, balances and transactions where they run a team, sums where they only invite', () => {
    const seeing = agentPowers.filter((power) => power.startsWith('see'));
    for (const type of [1, 2] as const)
      expect(powersOf(type)).toEqual(expect.arrayContaining(seeing));
    for (const type of [41, 42])
      for (const power of seeing) expect(mayAgent(type, power)).toBe(false);
  });
});

describe('terms', () => {
  const now = { series: 1900, shareBasisPoints: 4_000 };

  it('are split into what rises at once and what needs consent', () => {
    expect(splitChange(now, { series: 1920, shareBasisPoints: 4_000 })).toEqual({
      applied: { series: 1920, shareBasisPoints: 4_000 },
      isLowered: false,
    });
    expect(splitChange(now, { series: 1920, shareBasisPoints: 1_000 })).toEqual({
      applied: { series: 1920, shareBasisPoints: 4_000 },
      isLowered: true,
    });
  });

  it('are compared field by field', () => {
    const other = { series: 1950, shareBasisPoints: 100 };
    expect(termsAbove(now, other)).toEqual(['shareBasisPoints']);
    expect(lowerTerms(now, other)).toEqual({ series: 1900, shareBasisPoints: 100 });
  });

  it('take a place of the highest step that they reach', () => {
    const steps = [1930, 1950];
    expect([1928, 1930, 1948, 1950, 1980].map((series) => quotaStep(series, steps))).toEqual([
      null,
      1930,
      1930,
      1950,
      1950,
    ]);
  });
});

it.each([
  ['RNG', 100n, 100n, 100n],
  ['LIVE', 100n, 100n, 0n],
  ['LIVE', 100n, 0n, 100n],
  ['SPORTS', 0n, 50n, 0n],
])('a bet in %s of %s that pays %s counts with %s', (category, stakeMicro, payoutMicro, valid) => {
  expect(validBetMicro({ category, stakeMicro, payoutMicro })).toBe(valid);
});

it.each([
  [20n, 0n, 20n],
  [20n, 8n, 12n],
  [20n, 20n, 0n],
])(
  'a lottery stake of %s of which %s is hedged counts with %s',
  (stakeMicro, hedgedMicro, valid) => {
    const round = { category: 'LOTT', stakeMicro, payoutMicro: 18n, hedgedMicro };
    expect(validBetMicro(round)).toBe(valid);
  },
);

it('a masked name shows its ends alone', () => {
  expect(['lunademo', 'ana', 'ñandú😀'].map(maskAccount)).toEqual(['lu***o', 'a***', 'ña***😀']);
});
