import { describe, expect, it } from 'vitest';
import { measureBigWins } from '#games/jade-orchard/proof/big-win-odds.ts';
import { countModel } from '#games/jade-orchard/proof/counted-model.ts';
import { type Fraction } from '#games/kit/proof/fraction.ts';
import type { ReelModel } from '#games/jade-orchard/math/model.ts';
import { playRound, type RoundOutcome } from '#games/jade-orchard/math/play-round.ts';
import { proveReturn } from '#games/jade-orchard/proof/prove-return.ts';
import { type Branch, everyCourse } from './scripted-stream.ts';
import { SMALL_MODEL } from './small-model.ts';

/** With one line and a stake of one micro-unit, payouts are in stakes. */
function playEveryCourse(model: ReelModel): Branch<RoundOutcome>[] {
  return everyCourse((stream) => playRound({ stakeMicro: 1n, stream, model }));
}

function mean(branches: readonly Branch<RoundOutcome>[], of: (round: RoundOutcome) => number) {
  return branches.reduce((sum, { outcome, chance }) => sum + chance * of(outcome), 0);
}

const paid = (round: RoundOutcome) => Number(round.payoutMicro);
const has = (type: string) => (round: RoundOutcome) =>
  Number(round.events.some((event) => event.type === type));
const valueOf = ({ numerator, denominator }: Fraction) => Number(numerator) / Number(denominator);

/** Sums the payouts of one type of event, up to the first of another. */
function paidBy(type: string, until: string): (round: RoundOutcome) => number {
  return ({ events }) =>
    events
      .slice(
        0,
        events.findIndex((event) => event.type === until),
      )
      .reduce(
        (sum, event) =>
          event.type === type && 'payoutMicro' in event ? sum + Number(event.payoutMicro) : sum,
        0,
      );
}

describe('a small game played in every possible way', () => {
  const branches = playEveryCourse(SMALL_MODEL);
  const proof = proveReturn(countModel(SMALL_MODEL));

  it('covers all chance, retriggers and the cap on free spins', () => {
    expect(branches.length).toBeGreaterThan(1000);
    expect(mean(branches, () => 1)).toBeCloseTo(1, 12);
    const awards = branches.flatMap(({ outcome }) =>
      outcome.events.filter((event) => event.type === 'freeSpinsAwarded'),
    );
    expect(awards.some((event) => event.retrigger && event.awarded > 0)).toBe(true);
    expect(awards.some((event) => event.total === 4 && event.awarded < 2)).toBe(true);
    expect(Math.max(...awards.map((event) => event.total))).toBe(4);
  });

  it('returns what is proven, on average and in spread', () => {
    const average = mean(branches, paid);
    expect(average).toBeCloseTo(valueOf(proof.returnToPlayer), 12);
    const variance = mean(branches, (round) => (paid(round) - average) ** 2);
    expect(variance).toBeCloseTo(valueOf(proof.variance), 10);
  });

  it('returns it from the parts that are proven', () => {
    const { fromLines, fromScatters, fromFreeSpins } = proof;
    expect(mean(branches, paidBy('lineWon', 'spinEnded'))).toBeCloseTo(valueOf(fromLines), 12);
    expect(mean(branches, paidBy('scattersWon', 'spinEnded'))).toBeCloseTo(
      valueOf(fromScatters),
      12,
    );
    expect(mean(branches, paidBy('freeSpinsEnded', 'roundEnded'))).toBeCloseTo(
      valueOf(fromFreeSpins),
      12,
    );
  });

  it('hits, and hits small, as often as is proven', () => {
    const hits = mean(branches, (round) => Number(paid(round) > 0));
    expect(hits).toBeCloseTo(valueOf(proof.hitRate), 12);
    const small = mean(branches, (round) => Number(paid(round) > 0 && paid(round) <= 1));
    expect(small / hits).toBeCloseTo(valueOf(proof.smallHitShare), 12);
    const triggered = mean(branches, has('freeSpinsEnded'));
    expect(triggered).toBeCloseTo(valueOf(proof.freeSpinRate), 12);
  });

  it('has the large rounds that are measured', () => {
    const { atLeast, capReached } = measureBigWins(countModel(SMALL_MODEL), [0, 2, 6, 10, 20, 44]);
    expect(atLeast.get(0)).toBeCloseTo(1, 12);
    for (const [stakes, chance] of atLeast) {
      if (stakes === 0) continue;
      expect(chance).toBeCloseTo(
        mean(branches, (round) => Number(paid(round) >= stakes)),
        12,
      );
    }
    expect(atLeast.get(44)).toBeGreaterThan(0);
    expect(capReached).toBe(0);
  });
});

describe('the same game with a win cap that bites', () => {
  const capped = { ...SMALL_MODEL, winCapStakes: 10 };
  const branches = playEveryCourse(capped);
  const odds = measureBigWins(countModel(capped), [6]);

  it('ends rounds at the cap as often as is measured, and pays never more', () => {
    expect(odds.capReached).toBeGreaterThan(0.01);
    expect(mean(branches, has('winCapReached'))).toBeCloseTo(odds.capReached, 12);
    expect(mean(branches, (round) => Number(paid(round) === 10))).toBeCloseTo(odds.capReached, 12);
    expect(Math.max(...branches.map(({ outcome }) => paid(outcome)))).toBe(10);
    expect(mean(branches, (round) => Number(paid(round) >= 6))).toBeCloseTo(
      odds.atLeast.get(6)!,
      12,
    );
  });

  it('costs no more than the bound', () => {
    const cost = valueOf(proveReturn(countModel(capped)).returnToPlayer) - mean(branches, paid);
    expect(cost).toBeGreaterThan(0);
    expect(odds.capCostAtMost).toBeGreaterThanOrEqual(cost);
    expect(odds.capCostAtMost).toBeLessThan(10 * cost);
  });

  it('refuses thresholds that its units cannot tell apart', () => {
    expect(() => measureBigWins(countModel(capped), [5])).toThrow(RangeError);
  });
});

it('refuses to state a hit rate when scatters do not pay more than the stake', () => {
  const meagre = { ...SMALL_MODEL, scatterAwards: new Map([[3, { stakes: 1, freeSpins: 2 }]]) };
  expect(() => proveReturn(countModel(meagre))).toThrow('scatters must pay more');
});
