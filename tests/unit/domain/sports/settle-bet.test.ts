import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeSlip, type Acceptance, type CurrentLeg } from '#domain/sports/judge-slip.ts';
import { HALF_LOST, HALF_WON, type LegResult, LOST, VOID, WON } from '#domain/sports/leg-result.ts';
import { settleBet } from '#domain/sports/settle-bet.ts';
import { linesOf } from '#domain/sports/slip.ts';

const UNIT = 1_000_000n;
const bet = (odds: readonly number[], more: object = {}) => ({
  legs: odds.map((one) => ({ odds: one })),
  lines: [odds.map((_, place) => place)],
  unitMicro: UNIT,
  mostMicro: 10n ** 15n,
  isFree: false,
  ...more,
});

describe('a bet', () => {
  it('is settled at its first lost leg, or at its last', () => {
    const triple = bet([2_000, 3_000, 4_000]);
    expect(settleBet(triple, [WON, null, null])).toBeNull();
    expect(settleBet(triple, [null, LOST, null])?.payoutMicro).toBe(0n);
    expect(settleBet(triple, [WON, WON, WON])?.payoutMicro).toBe(24n * UNIT);
    expect(settleBet(triple, [WON, VOID, WON])?.payoutMicro).toBe(8n * UNIT);
  });

  it('waits while one of its lines is open', () => {
    const system = bet([2_000, 3_000, 4_000], {
      lines: linesOf({ legs: 3, bankers: [], sizes: [2] }),
    });
    expect(settleBet(system, [LOST, WON, null])).toBeNull();
    const settled = settleBet(system, [LOST, WON, WON]);
    expect(settled?.lines.map(({ payoutMicro }) => payoutMicro)).toEqual([0n, 0n, 12n * UNIT]);
  });

  it('returns a given stake never, and at most the maximum', () => {
    expect(settleBet(bet([2_500], { isFree: true }), [WON])?.payoutMicro).toBe(1_500_000n);
    expect(settleBet(bet([2_500], { isFree: true }), [VOID])?.payoutMicro).toBe(0n);
    expect(settleBet(bet([2_500], { isFree: true }), [HALF_LOST])?.payoutMicro).toBe(0n);
    expect(settleBet(bet([2_500], { mostMicro: UNIT }), [WON])?.payoutMicro).toBe(UNIT);
  });

  it('pays more for better results, leg by leg', () => {
    const order: readonly LegResult[] = [LOST, HALF_LOST, VOID, HALF_WON, WON];
    const place = fc.integer({ min: 0, max: order.length - 1 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1_001, max: 20_000 }), place, place), {
          minLength: 1,
          maxLength: 5,
        }),
        (legs) => {
          const given = bet(legs.map(([odds]) => odds));
          const pay = (pick: (one: number, other: number) => number) =>
            settleBet(
              given,
              legs.map(([, one, other]) => order[pick(one, other)] ?? null),
            )?.payoutMicro ?? -1n;
          expect(pay(Math.min)).toBeLessThanOrEqual(pay(Math.max));
        },
      ),
    );
  });
});

describe('a slip', () => {
  const leg = (event: string, seen = 2_000, market = '1x2', outcome = 'home') => ({
    event,
    market,
    outcome,
    seen,
  });
  const now = (odds = 2_000, more: Partial<CurrentLeg> = {}): CurrentLeg => ({
    status: 'active',
    odds,
    combines: false,
    ...more,
  });
  const judge = (acceptance: Acceptance, odds: number) =>
    judgeSlip([leg('a')], [now(odds)], { acceptance, lines: [[0]] }).map(({ fault }) => fault);

  it.each([
    ['none', 1_999, ['ODDS_CHANGED']],
    ['none', 2_001, ['ODDS_CHANGED']],
    ['none', 2_000, []],
    ['higher', 1_999, ['ODDS_CHANGED']],
    ['higher', 2_001, []],
    ['any', 1_001, []],
  ] as const)('that accepts %s odds, at %i', (acceptance, odds, faults) => {
    expect(judge(acceptance, odds)).toEqual(faults);
  });

  it('names every leg at fault', () => {
    const legs = [leg('a'), leg('a'), leg('b'), leg('c'), leg('d', 2_500)];
    const current = [now(), now(), null, now(2_000, { status: 'suspended' }), now(2_400)];
    expect(judgeSlip(legs, current, { acceptance: 'higher', lines: [[0], [1]] })).toEqual([
      { place: 1, fault: 'LEG_TWICE' },
      { place: 2, fault: 'OUTCOME_NOT_FOUND' },
      { place: 3, fault: 'MARKET_SUSPENDED' },
      { place: 4, fault: 'ODDS_CHANGED' },
    ]);
  });

  it('refuses two legs of one event in one line alone', () => {
    const legs = [leg('a'), leg('a', 2_000, 'total', 'over'), leg('b')];
    const judgeLines = (lines: readonly (readonly number[])[], combines = false) =>
      judgeSlip(
        legs,
        legs.map(() => now(2_000, { combines })),
        { acceptance: 'none', lines },
      );
    expect(judgeLines([[0], [1], [0, 2]])).toEqual([]);
    expect(judgeLines([[0, 1, 2]])).toEqual([{ place: 1, fault: 'CORRELATED_LEGS' }]);
    expect(judgeLines([[0, 1]], true)).toEqual([]);
  });
});
