import { describe, expect, it } from 'vitest';
import { hedgedStakeMicro, leastUnitsToCover } from '#domain/lottery/hedged-stake.ts';
import { findPlay, type Lottery } from '#domain/lottery/lottery.ts';
import { parseSelection } from '#domain/lottery/selection.ts';
import { lottery as keno } from '#lotteries/keno-80.ts';
import { lottery as credit } from '#lotteries/ssc-credit-1.ts';
import { lottery } from '#lotteries/ssc-1.ts';

const UNIT = 2_000_000n;
const DIGITS = '0,1,2,3,4,5,6,7,8,9';

function hedged(lotteryOf: Lottery, code: string, bets: readonly (readonly [string, bigint])[]) {
  const play = findPlay(lotteryOf, code);
  if (play === null) throw new Error(`unknown play ${code}`);
  return hedgedStakeMicro(
    play,
    lotteryOf.space,
    bets.map(([text, unitStakeMicro]) => {
      const selection = parseSelection(play.rows, text);
      if (selection === null) throw new Error(`unreadable ${text}`);
      return { selection, unitStakeMicro };
    }),
  );
}

describe('the hedged part of a player’s stakes on a play of one draw', () => {
  it('is the whole stake when one line covers all 100,000 outcomes of five digits', () => {
    const all = Array.from({ length: 5 }, () => DIGITS).join('|');
    expect(hedged(lottery, 'five.direct', [[all, UNIT]])).toBe(100_000n * UNIT);
  });

  it('is the whole stake when two lines cover every outcome together', () => {
    const back = `|${DIGITS}`;
    const bets = [
      [`0,1,2,3,4${back}`, UNIT],
      [`5,6,7,8,9${back}`, UNIT],
    ] as const;
    expect(hedged(lottery, 'front2.direct', bets)).toBe(100n * UNIT);
  });

  it('is nothing when one outcome is not covered', () => {
    const most = `0,1,2,3,4,5,6,7,8|${DIGITS}`;
    const bets = [
      [most, UNIT],
      ['9|0,1,2,3,4,5,6,7,8', UNIT],
    ] as const;
    expect(hedged(lottery, 'front2.direct', bets)).toBe(0n);
    expect(hedged(lottery, 'front2.direct', [['1|2', 100n * UNIT]])).toBe(0n);
  });

  it('is the smaller side twice when a player bets on both sides', () => {
    const bets = [
      ['big', 10n * UNIT],
      ['small', 4n * UNIT],
    ] as const;
    expect(hedged(credit, 'total.sides', bets)).toBe(8n * UNIT);
    expect(hedged(credit, 'total.sides', [['big', 10n * UNIT]])).toBe(0n);
    const across = [
      ['big', UNIT],
      ['odd', UNIT],
    ] as const;
    expect(hedged(credit, 'total.sides', across)).toBe(0n);
  });

  it('counts each place by itself when every number is a bet by itself', () => {
    const bets = [
      [`${DIGITS}||||`, UNIT],
      ['|7|||', UNIT],
    ] as const;
    expect(hedged(lottery, 'fixed.fixed', bets)).toBe(10n * UNIT);
    expect(hedged(lottery, 'fixed.fixed', [['0,1|0,1|0,1|0,1|0,1', UNIT]])).toBe(0n);
  });

  it('is nothing for fewer units than cover every outcome, and for keno', () => {
    const least = (of: Lottery, code: string) => {
      const play = findPlay(of, code);
      return play && leastUnitsToCover(play, of.space);
    };
    expect(least(lottery, 'five.direct')).toBe(100_000);
    expect(least(lottery, 'fixed.fixed')).toBe(10);
    expect(least(keno, 'pick.choose2')).toBe(Number.POSITIVE_INFINITY);
  });
});
