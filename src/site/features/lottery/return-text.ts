import type { Lottery } from '#domain/lottery/lottery.ts';
import type { Play } from '#domain/lottery/play.ts';
import { distributionOf, percentText, returnOf } from '#domain/lottery/return.ts';

const known = new WeakMap<Play, Map<number, string>>();

/**
 * What the first kind of bet of a play returns in the long run, in percent: counted once over every
 * outcome. Of plays with several odds it stands for all, which differ by their rounding alone.
 */
export function returnText({ space }: Pick<Lottery, 'space'>, play: Play, series: number): string {
  const bySeries = known.get(play) ?? new Map<number, string>();
  known.set(play, bySeries);
  const found = bySeries.get(series);
  if (found !== undefined) return found;
  const probe = play.probes[0] ?? [];
  const exact = returnOf(play, distributionOf(play, space, probe), play.units(probe), series);
  // Two decimals say enough on a board.
  const text = percentText(exact).slice(0, -1);
  bySeries.set(series, text);
  return text;
}
