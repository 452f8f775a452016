import { subsets } from '#domain/lottery/combinations.ts';
import type { Outcome } from '#domain/lottery/outcome-space.ts';
import { type Hit, type Play, WIN } from '#domain/lottery/play.ts';
import type { Selection } from '#domain/lottery/selection.ts';

/** One unit by the definition of its play: the key of the prize it wins, or null. */
export type SingleUnit = (outcome: Outcome) => string | null;

const COPIES: Readonly<Record<string, number>> = { single: 1, double: 2, triple: 3, fourfold: 4 };

/** Every way to take one item from each list. */
export function product<T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] {
  return lists.reduce<readonly (readonly T[])[]>(
    (ways, list) => ways.flatMap((way) => list.map((item) => [...way, item])),
    [[]],
  );
}

const winWhen =
  (test: (outcome: Outcome) => boolean): SingleUnit =>
  (outcome) =>
    test(outcome) ? WIN : null;

/** Asks the play itself about a selection of one unit. */
const byItself =
  (play: Play, selection: Selection): SingleUnit =>
  (outcome) => {
    const hits: readonly Hit[] = play.hits(selection, outcome);
    if (hits.length > 1 || hits.some(({ count }) => count !== 1)) throw new Error('not one unit');
    return hits[0]?.prize ?? null;
  };

const isDistinct = (items: readonly unknown[]): boolean => new Set(items).size === items.length;

/** Places of rows that are named `place1`, `place2` and so on. */
const placesOfRows = ({ rows }: Play): readonly number[] =>
  rows.map(({ key }) => Number(key.replace('place', '')) - 1);

/** Places and numbers that have to be drawn together. */
const inPlaces = (wanted: readonly (readonly [place: number, symbol: string])[]): SingleUnit =>
  winWhen((outcome) => wanted.every(([place, symbol]) => String(outcome[place]) === symbol));

/** The drawn numbers in any order. */
const inAnyOrder = (places: readonly number[], wanted: readonly string[]): SingleUnit => {
  const sorted = wanted.toSorted().join();
  return winWhen(
    (outcome) =>
      places
        .map((place) => String(outcome[place]))
        .toSorted()
        .join() === sorted,
  );
};

/** Numbers that are all drawn, or hold all that are drawn. */
const among = (places: readonly number[], wanted: readonly string[]): SingleUnit =>
  winWhen((outcome) => {
    const drawn = [...new Set(places.map((place) => String(outcome[place])))];
    return wanted.length > places.length
      ? drawn.every((symbol) => wanted.includes(symbol))
      : wanted.every((symbol) => drawn.includes(symbol));
  });

/**
 * Expands a selection into single units by the definition of its play, one after the other.
 * @param isRepeated a number may be drawn again
 */
export function singleUnits(
  play: Play,
  selection: Selection,
  isRepeated: boolean,
): readonly SingleUnit[] {
  const { group, rule, rows } = play;
  const [first = []] = selection;
  const key = rows[0]?.key ?? '';
  const places = play.places(selection);
  const symbolWise = () =>
    selection.flatMap((chosen, at) =>
      chosen.map((symbol) =>
        byItself(
          play,
          selection.map((_row, index) => (index === at ? [symbol] : [])),
        ),
      ),
    );

  if (key.startsWith('place')) {
    if (rule === 'fixed' || (rule === 'number' && rows[0]?.min === 0)) {
      const own = placesOfRows(play);
      return selection.flatMap((chosen, at) =>
        chosen.map((symbol) => inPlaces([[own[at]!, symbol]])),
      );
    }
    if (group === 'pickAny') {
      const pairs = placesOfRows(play).map((place, at) => ({ place, chosen: selection[at]! }));
      return [...subsets(pairs, Number(rule.replace('pick', '')))].flatMap((some) =>
        product(some.map(({ place, chosen }) => chosen.map((s) => [place, s] as const))).map(
          inPlaces,
        ),
      );
    }
    if (rule === 'direct') {
      return product(selection)
        .filter((numbers) => isRepeated || isDistinct(numbers))
        .map((numbers) => inPlaces(numbers.map((s, at) => [placesOfRows(play)[at]!, s] as const)));
    }
    if (rows[0]?.min === 0) return symbolWise();
    return product(selection).map((sides) =>
      byItself(
        play,
        sides.map((side) => [side]),
      ),
    );
  }
  if (key === 'figure' && rule !== 'sumTail') {
    const digits = Array.from({ length: 10 }, (_digit, digit) => digit);
    return product(places.map(() => digits))
      .filter((numbers) => {
        const figure =
          rule === 'sum'
            ? numbers.reduce((sum, number) => sum + number, 0)
            : Math.max(...numbers) - Math.min(...numbers);
        return first.includes(String(figure));
      })
      .map((numbers) => inPlaces(numbers.map((number, at) => [places[at]!, String(number)])));
  }
  if (rule === 'group3') {
    return product([first, first])
      .filter(isDistinct)
      .map(([pair = '', single = '']) => inAnyOrder(places, [pair, pair, single]));
  }
  if (key in COPIES) {
    return product(rows.map(({ min }, at) => [...subsets(selection[at]!, min)]))
      .filter((parts) => isDistinct(parts.flat()))
      .map((parts) =>
        inAnyOrder(
          places,
          parts.flatMap((part, at) =>
            part.flatMap((symbol) =>
              Array.from({ length: COPIES[rows[at]!.key] ?? 0 }, () => symbol),
            ),
          ),
        ),
      );
  }
  if (key === 'banker') {
    const [bankers = [], others = []] = selection;
    if (!isDistinct([...bankers, ...others])) return [];
    const left = Number(rule.replace('choose', '')) - bankers.length;
    return [...subsets(others, left)].map((some) => among(places, [...bankers, ...some]));
  }
  if (key === 'options' || rule === 'sumTail' || group === 'copies') return symbolWise();
  if (rows[0]?.max === rows[0]?.min) return [byItself(play, selection)];
  return [...subsets(first, rows[0]!.min)].map((some) => among(places, some));
}
