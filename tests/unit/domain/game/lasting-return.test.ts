import { describe, expect, it } from 'vitest';
import { createRandom } from '#art/seed.ts';
import { strayReturn } from '#domain/game/lasting-return.ts';

/** Sums as a title has them that pays `pay` stakes with a chance. */
const sumsOf = (rounds: number, pay: number, chance: number) => ({
  rounds,
  ratioSum: rounds * pay * chance,
  ratioSquares: rounds * pay * pay * chance,
});
const promised = { least: 96, most: 96, needsSkill: false };

describe('a title is paused by what it returned', () => {
  it('when it returns more than it promises', () => {
    expect(strayReturn(sumsOf(100_000, 4, 0.26), promised, 1.7)).toMatchObject({ state: 'above' });
    expect(strayReturn(sumsOf(100_000, 4, 0.26), promised, null)).toMatchObject({ state: 'above' });
  });

  it('when it returns less, if its deviation is proven and the play needs no skill', () => {
    const few = sumsOf(100_000, 4, 0.21);
    expect(strayReturn(few, promised, 1.7)).toMatchObject({ state: 'below' });
    expect(strayReturn(few, promised, null)).toBeNull();
    expect(strayReturn(few, { ...promised, needsSkill: true }, 1.7)).toBeNull();
  });

  it('never for the large wins that have not come yet', () => {
    expect(strayReturn(sumsOf(20_000, 2, 0.4), promised, 12)).toBeNull();
  });

  it('never for a handful of rounds or a single win', () => {
    expect(strayReturn(sumsOf(9_999, 4, 0.5), promised, 1.7)).toBeNull();
    const oneWin = { rounds: 10_000, ratioSum: 9_600 + 3_000, ratioSquares: 38_400 + 9_000_000 };
    expect(strayReturn(oneWin, promised, null)).toBeNull();
  });

  it('never for a sound title that is looked at all the time', () => {
    const random = createRandom('sound');
    let [ratioSum, ratioSquares] = [0, 0];
    for (let rounds = 1; rounds <= 200_000; rounds += 1) {
      if (random.between(0, 1) < 0.24) {
        ratioSum += 4;
        ratioSquares += 16;
      }
      if (rounds % 100 !== 0) continue;
      expect(strayReturn({ rounds, ratioSum, ratioSquares }, promised, null)).toBeNull();
    }
  });
});
