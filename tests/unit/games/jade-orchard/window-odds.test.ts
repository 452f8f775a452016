import { describe, expect, it } from 'vitest';
import { evaluateWindow, windowAt } from '#games/jade-orchard/math/evaluate.ts';
import { JADE_ORCHARD_MODEL, type ReelModel } from '#games/jade-orchard/math/model.ts';
import type { Strip } from '#games/jade-orchard/math/strips.ts';
import { countWindows } from '#games/jade-orchard/proof/window-odds.ts';
import { SCATTER } from '#games/jade-orchard/symbols.ts';

/** Every window one by one, through the code that decides real rounds. */
function countOneByOne(strips: readonly Strip[], model: ReelModel): Map<string, number> {
  const counts = new Map<string, number>();
  const visit = (stops: readonly number[]): void => {
    const strip = strips[stops.length];
    if (strip !== undefined) {
      for (const stop of strip.keys()) visit([...stops, stop]);
      return;
    }
    const window = windowAt(strips, stops, model.rows);
    const scatters = window.flat().filter((symbol) => symbol === SCATTER).length;
    const lineStakes = evaluateWindow(window, model).lines.reduce(
      (sum, win) => sum + win.lineStakes,
      0,
    );
    const key = `${scatters}:${lineStakes}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  visit([]);
  return counts;
}

function countAtOnce(strips: readonly Strip[], model: ReelModel): Map<string, number> {
  return new Map(
    countWindows(strips, model).flatMap((pays, scatters) =>
      pays.map(({ lineStakes, ways }): [string, number] => [`${scatters}:${lineStakes}`, ways]),
    ),
  );
}

describe('the enumeration', () => {
  it.each([
    ['base', JADE_ORCHARD_MODEL.baseStrips, [0, 8, 3, 12, 20]],
    ['free', JADE_ORCHARD_MODEL.freeStrips, [14, 3, 11, 1, 22]],
  ])('finds what single %s windows pay, on strips cut to six stops', (_, strips, from) => {
    const cut = strips.map((strip, reel) => strip.slice(from[reel], from[reel]! + 6));
    const onebyone = countOneByOne(cut, JADE_ORCHARD_MODEL);
    expect(onebyone.size).toBeGreaterThan(20);
    expect(countAtOnce(cut, JADE_ORCHARD_MODEL)).toEqual(onebyone);
  });

  it('counts two moons on one reel, and reels of different lengths', () => {
    const strips: readonly Strip[] = [
      ['moon', 'gem', 'moon', 'koi'],
      ['gem', 'lantern', 'gem', 'moon', 'lantern'],
      ['lantern', 'lantern', 'lantern'],
      ['gem', 'koi', 'moon', 'moon'],
      ['koi', 'gem'],
    ];
    expect(countAtOnce(strips, JADE_ORCHARD_MODEL)).toEqual(
      countOneByOne(strips, JADE_ORCHARD_MODEL),
    );
  });

  it('counts every combination of the real reels once', () => {
    const ways = countWindows(JADE_ORCHARD_MODEL.baseStrips, JADE_ORCHARD_MODEL)
      .flat()
      .reduce((sum, pay) => sum + pay.ways, 0);
    expect(ways).toBe(30 ** 5);
  });
});
