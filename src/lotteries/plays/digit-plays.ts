import { seriesPrize } from '#domain/lottery/odds.ts';
import { type Play, symbolsOf } from '#domain/lottery/play.ts';
import { anyOf } from '#domain/lottery/plays/any-of.ts';
import { direct, fixed } from '#domain/lottery/plays/direct.ts';
import { group, type GroupClass, pairGroup } from '#domain/lottery/plays/group.ts';
import { spanOf, sumOf, sumTail, total } from '#domain/lottery/plays/total.ts';

export const DIGITS = symbolsOf(0, 9);

/** Places in a row, the first of them from 0. */
export const placesFrom = (first: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_place, index) => first + index);

/** Numbers with their copies, as `[copies, numbers]`. */
export const classes = (...pairs: readonly (readonly [number, number])[]): readonly GroupClass[] =>
  pairs.map(([copies, numbers]) => ({ copies, numbers }));

/** Bets on three places: direct, by sum and span, in any order. */
export function threePlays(menu: string, places: readonly number[]): readonly Play[] {
  const direct3 = seriesPrize(1, 1000);
  const terms = { places, symbols: DIGITS };
  const name = (rule: string) => ({ group: menu, rule });
  return [
    direct(name('direct'), { ...terms, prize: direct3 }),
    total(name('sum'), { places, figure: sumOf, highest: 27, prize: direct3 }),
    total(name('span'), { places, figure: spanOf, highest: 9, prize: direct3 }),
    pairGroup(name('group3'), { ...terms, prize: seriesPrize(3, 1000) }),
    group(name('group6'), { ...terms, classes: classes([1, 3]), prize: seriesPrize(6, 1000) }),
    sumTail(name('sumTail'), { places, prize: seriesPrize(1, 10) }),
  ];
}

export function twoPlays(menu: string, places: readonly number[]): readonly Play[] {
  const terms = { places, symbols: DIGITS };
  return [
    direct({ group: menu, rule: 'direct' }, { ...terms, prize: seriesPrize(1, 100) }),
    group(
      { group: menu, rule: 'group2' },
      { ...terms, classes: classes([1, 2]), prize: seriesPrize(2, 100) },
    ),
  ];
}

export function fixedPlay(places: readonly number[]): Play {
  return fixed(
    { group: 'fixed', rule: 'fixed' },
    { places, symbols: DIGITS, prize: seriesPrize(1, 10) },
  );
}

/** One or two digits anywhere in three places. */
export function anyOfThree(menu: string, places: readonly number[]): readonly Play[] {
  const terms = { places, symbols: DIGITS };
  return [
    anyOf(
      { group: menu, rule: 'any1' },
      { ...terms, size: 1, prize: seriesPrize(271, 1000, '0.1') },
    ),
    anyOf({ group: menu, rule: 'any2' }, { ...terms, size: 2, prize: seriesPrize(54, 1000, '1') }),
  ];
}
