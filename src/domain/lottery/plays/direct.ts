import { countDistinct } from '../combinations.ts';
import type { Prize } from '../odds.ts';
import {
  codeOf,
  filledPlaces,
  has,
  onlyPrize,
  type Play,
  type PlayName,
  row,
  won,
} from '../play.ts';
import type { Selection } from '../selection.ts';

export interface DirectTerms {
  readonly places: readonly number[];
  readonly symbols: readonly string[];
  /** No number is drawn twice, so a unit has none twice. */
  readonly distinct?: boolean;
  readonly prize: Prize;
}

/** The drawn numbers in their places: one row a place, a unit for each way through the rows. */
export function direct(
  name: PlayName,
  { places, symbols, distinct = false, prize }: DirectTerms,
): Play {
  return {
    ...name,
    code: codeOf(name),
    rows: places.map((place) => row(`place${place + 1}`, symbols)),
    prizes: onlyPrize(prize),
    units: (selection) =>
      distinct
        ? countDistinct(selection)
        : selection.reduce((units, chosen) => units * chosen.length, 1),
    hits: (selection, outcome) =>
      won(places.every((place, index) => has(selection[index], outcome[place])) ? 1 : 0),
    worst: () => won(1),
    places: () => places,
    probes: [places.map((_place, index) => [symbols[index] ?? ''])],
  };
}

/** Every chosen number of every chosen place is a unit. */
export function fixed(name: PlayName, { places, symbols, prize }: DirectTerms): Play {
  return {
    ...name,
    code: codeOf(name),
    rows: places.map((place) => row(`place${place + 1}`, symbols, { min: 0 })),
    prizes: onlyPrize(prize),
    units: total,
    hits: (selection, outcome) =>
      won(places.filter((place, index) => has(selection[index], outcome[place])).length),
    worst: (selection) => won(filledPlaces(places, selection).length),
    places: (selection) => filledPlaces(places, selection),
    probes: places.map((_place, chosen) =>
      places.map((_other, index) => (index === chosen ? [symbols[0] ?? ''] : [])),
    ),
  };
}

const total = (selection: Selection): number =>
  selection.reduce((sum, chosen) => sum + chosen.length, 0);

/** As `direct` over any `size` of the places: a unit for each way through each choice of rows. */
export function pickAny(
  name: PlayName,
  { places, symbols, prize, size }: DirectTerms & { readonly size: number },
): Play {
  return {
    ...name,
    code: codeOf(name),
    rows: places.map((place) => row(`place${place + 1}`, symbols, { min: 0 })),
    prizes: onlyPrize(prize),
    units: (selection) =>
      products(
        selection.map((chosen) => chosen.length),
        size,
      ),
    hits: (selection, outcome) =>
      won(
        products(
          places.map((place, index) => (has(selection[index], outcome[place]) ? 1 : 0)),
          size,
        ),
      ),
    worst: (selection) =>
      won(
        products(
          selection.map((chosen) => Math.min(1, chosen.length)),
          size,
        ),
      ),
    places: (selection) => filledPlaces(places, selection),
    probes: [places.map((_place, index) => (index < size ? [symbols[index] ?? ''] : []))],
  };
}

/** Sum over every choice of `size` factors of their product: an elementary symmetric polynomial. */
function products(factors: readonly number[], size: number): number {
  const sums = [1, ...Array.from({ length: size }, () => 0)];
  for (const factor of factors) {
    for (let count = size; count > 0; count -= 1) {
      sums[count] = (sums[count] ?? 0) + (sums[count - 1] ?? 0) * factor;
    }
  }
  return sums[size] ?? 0;
}
