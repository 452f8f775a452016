import { describe, expect, it } from 'vitest';
import { type Fraction, toNumber } from '#games/kit/proof/fraction.ts';
import type { SlotModel } from '#games/slot/math/model.ts';
import { playRound, type RoundOutcome } from '#games/slot/math/play-round.ts';
import { measureBigWins } from '#games/slot/proof/big-win-odds.ts';
import { proveReturn } from '#games/slot/proof/prove-return.ts';
import { countSlot } from '#games/slot/proof/spin-odds.ts';
import { type Branch, everyCourse } from './scripted-stream.ts';
import { SMALL } from './small-titles.ts';

/** With a stake of one micro-unit for each part, payouts are in parts. */
function playEveryCourse(model: SlotModel): Branch<RoundOutcome>[] {
  return everyCourse((stream) => playRound({ stakeMicro: BigInt(model.parts), stream, model }));
}

function mean(branches: readonly Branch<RoundOutcome>[], of: (round: RoundOutcome) => number) {
  return branches.reduce((sum, { outcome, chance }) => sum + chance * of(outcome), 0);
}

const has =
  (...types: string[]) =>
  ({ events }: RoundOutcome) =>
    Number(events.some(({ type }) => types.includes(type)));

/** What events of a type pay, up to the first end of the paid spin, or after it. */
function paidBy(types: readonly string[], inPaidSpin: boolean) {
  return ({ events }: RoundOutcome): number => {
    const end = events.findIndex(({ type }) => type === 'spinEnded');
    return events
      .filter((_, index) => index < end === inPaidSpin)
      .reduce(
        (sum, event) =>
          types.includes(event.type) && 'payoutMicro' in event
            ? sum + Number(event.payoutMicro)
            : sum,
        0,
      );
  };
}

const near = (found: number, proven: Fraction | null): void => {
  expect(found).toBeCloseTo(proven === null ? 0 : toNumber(proven), 11);
};

describe.each(Object.entries(SMALL))(
  'a small game of %s, played in every possible way',
  (_, model) => {
    const branches = playEveryCourse(model);
    const counted = countSlot(model);
    const proof = proveReturn(counted);
    const paid = (round: RoundOutcome) => Number(round.payoutMicro) / model.parts;
    const inStakes = (of: (round: RoundOutcome) => number) => mean(branches, of) / model.parts;

    it('covers all chance', () => {
      expect(branches.length).toBeGreaterThan(30);
      expect(mean(branches, () => 1)).toBeCloseTo(1, 12);
    });

    it('returns what is proven, on average and in spread, from the parts that are proven', () => {
      const average = mean(branches, paid);
      near(average, proof.returnToPlayer);
      expect(mean(branches, (round) => (paid(round) - average) ** 2)).toBeCloseTo(
        toNumber(proof.variance),
        9,
      );
      near(inStakes(paidBy(['lineWon', 'waysWon'], true)), proof.fromWins);
      near(inStakes(paidBy(['scattersWon'], true)), proof.fromScatters);
      near(inStakes(paidBy(['freeSpinsEnded'], false)), proof.fromFreeSpins);
      near(inStakes(paidBy(['holdEnded'], false)), proof.fromHold);
    });

    it('hits, hits small and has its feature as often as is proven', () => {
      const hits = mean(branches, (round) => Number(paid(round) > 0));
      near(hits, proof.hitRate);
      const small = mean(branches, (round) => Number(paid(round) > 0 && paid(round) <= 1));
      near(small / hits, proof.smallHitShare);
      near(mean(branches, has('freeSpinsEnded', 'holdEnded')), proof.featureRate);
    });

    it('has the large rounds that are measured', () => {
      const { atLeast, capReached, capCost } = measureBigWins(
        counted,
        proof.returnToPlayer,
        [1, 2, 6, 10, 20],
      );
      for (const [stakes, chance] of atLeast) {
        expect(chance).toBeCloseTo(
          mean(branches, (round) => Number(paid(round) >= stakes)),
          11,
        );
      }
      expect(capReached).toBeCloseTo(0, 12);
      expect(capCost).toBe(0);
    });

    it('ends at a win cap that bites as often as is measured, and at the cost that is measured', () => {
      const capped = { ...model, winCapStakes: 3 };
      const rounds = playEveryCourse(capped);
      const odds = measureBigWins(countSlot(capped), proof.returnToPlayer, []);
      expect(odds.capReached).toBeGreaterThan(0.0001);
      expect(mean(rounds, has('winCapReached'))).toBeCloseTo(odds.capReached, 11);
      expect(mean(rounds, (round) => Number(paid(round) === 3))).toBeCloseTo(odds.capReached, 11);
      expect(Math.max(...rounds.map(({ outcome }) => paid(outcome)))).toBe(3);
      expect(toNumber(proof.returnToPlayer) - mean(rounds, paid)).toBeCloseTo(odds.capCost, 11);
    });
  },
);

it('refuses to state a hit rate when scatters do not pay more than the stake', () => {
  const meagre = {
    ...SMALL['retriggers on lines']!,
    awards: new Map([[3, { stakes: 1, freeSpins: 2 }]]),
  };
  expect(() => proveReturn(countSlot(meagre))).toThrow('scatters must pay more');
});

it('refuses thresholds that its units cannot tell apart', () => {
  const model = SMALL['hold and win']!;
  const counted = countSlot({ ...model, parts: 2, winCapStakes: 10 });
  const { returnToPlayer } = proveReturn(counted);
  expect(() => measureBigWins(counted, returnToPlayer, [0.3])).toThrow(RangeError);
});
