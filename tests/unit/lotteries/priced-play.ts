import { expect } from 'vitest';
import { findPlay, type Lottery } from '#domain/lottery/lottery.ts';
import { FAIR_SERIES, fixedOdds, type Prize } from '#domain/lottery/odds.ts';
import type { OutcomeSpace } from '#domain/lottery/outcome-space.ts';
import type { Play } from '#domain/lottery/play.ts';
import { distributionOf, percentText, returnOf } from '#domain/lottery/return.ts';
import type { Selection } from '#domain/lottery/selection.ts';
import { findLottery } from '#lotteries/lotteries.ts';

/** @throws Error for an unknown code */
export function lotteryOf(code: string): Lottery {
  const lottery = findLottery(code);
  if (lottery === null) throw new Error(`unknown lottery ${code}`);
  return lottery;
}

/** @throws Error for an unknown code */
export function playOf(lottery: Pick<Lottery, 'plays'>, code: string): Play {
  const play = findPlay(lottery, code);
  if (play === null) throw new Error(`unknown play ${code}`);
  return play;
}

/** The same play at other odds: one for every bet, or some by their prize key. */
export function repriced(play: Play, odds: string | Readonly<Record<string, string>>): Play {
  const prizes = [...play.prizes].map(([key, prize]): [string, Prize] => {
    const changed = typeof odds === 'string' ? odds : odds[key];
    return [key, changed === undefined ? prize : fixedOdds(changed)];
  });
  return { ...play, prizes: new Map(prizes) };
}

/** Probes with this symbol; `any`: all of them. */
export const probesOf = ({ probes }: Play, bet: string): readonly Selection[] =>
  bet === 'any' ? probes : probes.filter((probe) => probe.flat().includes(bet));

export function returnText(
  play: Play,
  space: OutcomeSpace,
  probe: Selection,
  series = FAIR_SERIES,
): string {
  return percentText(returnOf(play, distributionOf(play, space, probe), play.units(probe), series));
}

/** Compares with a figure rounded to its own decimals; ours is rounded down to three. */
export function expectFigure(ours: string, figure: string): void {
  const decimals = figure.split('.')[1]?.length ?? 0;
  const difference = Math.abs(Number(ours) - Number(figure));
  expect(difference, `${ours} is not ${figure}`).toBeLessThan(0.5 * 10 ** -decimals + 0.001);
}
