import type { Prize } from '../odds.ts';
import type { Outcome } from '../outcome-space.ts';
import {
  codeOf,
  filledPlaces,
  type Hit,
  onlyPrize,
  type Play,
  type PlayName,
  PUSH,
  row,
  won,
} from '../play.ts';

/** Something that is true of a draw or not. `push`: its stake is returned. */
export interface Option {
  readonly symbol: string;
  readonly prize: Prize;
  readonly test: (outcome: Outcome) => boolean | 'push';
  /** Those that decide it, when they are not all of the play's. */
  readonly places?: readonly number[];
}

/** Each chosen option is a unit at its own odds. */
export function options(
  name: PlayName,
  {
    places,
    options: offered,
  }: { readonly places: readonly number[]; readonly options: readonly Option[] },
): Play {
  const bySymbol = new Map(offered.map((option) => [option.symbol, option]));
  return {
    ...name,
    code: codeOf(name),
    rows: [row('options', [...bySymbol.keys()])],
    prizes: new Map(offered.map(({ symbol, prize }) => [symbol, prize])),
    units: ([chosen = []]) => chosen.length,
    hits: ([chosen = []], outcome) =>
      chosen.flatMap((symbol): Hit[] => {
        const result = bySymbol.get(symbol)?.test(outcome) ?? false;
        return result === false ? [] : [{ prize: result === 'push' ? PUSH : symbol, count: 1 }];
      }),
    worst: ([chosen = []]) => chosen.map((prize) => ({ prize, count: 1 })),
    places: ([chosen = []]) => {
      const own = chosen.map((symbol) => bySymbol.get(symbol)?.places ?? places);
      return [...new Set(own.flat())];
    },
    probes: offered.map(({ symbol }) => [[symbol]]),
  };
}

/** Something that is true of a drawn number or not. */
export interface Side {
  readonly symbol: string;
  readonly test: (number: number) => boolean;
}

export interface SidesTerms {
  readonly places: readonly number[];
  readonly sides: readonly Side[];
  readonly prize: Prize;
}

/** One side of the number of each place: a unit for each way through the rows. */
export function sidesTogether(name: PlayName, { places, sides, prize }: SidesTerms): Play {
  const symbols = sides.map(({ symbol }) => symbol);
  return {
    ...name,
    code: codeOf(name),
    rows: places.map((place) => row(`place${place + 1}`, symbols)),
    prizes: onlyPrize(prize),
    units: (selection) => selection.reduce((units, chosen) => units * chosen.length, 1),
    hits: (selection, outcome) =>
      won(
        places.reduce(
          (hits, place, index) => hits * matches(selection[index], sides, outcome[place]),
          1,
        ),
      ),
    worst: (selection) => won(selection.reduce((hits, chosen) => hits * mostSides(chosen), 1)),
    places: () => places,
    probes: symbols.map((symbol) => places.map(() => [symbol])),
  };
}

/** One side of one place's number: every chosen side is a unit. */
export function sidesApart(name: PlayName, { places, sides, prize }: SidesTerms): Play {
  const symbols = sides.map(({ symbol }) => symbol);
  return {
    ...name,
    code: codeOf(name),
    rows: places.map((place) => row(`place${place + 1}`, symbols, { min: 0 })),
    prizes: onlyPrize(prize),
    units: (selection) => selection.reduce((units, chosen) => units + chosen.length, 0),
    hits: (selection, outcome) =>
      won(
        places.reduce(
          (hits, place, index) => hits + matches(selection[index], sides, outcome[place]),
          0,
        ),
      ),
    worst: (selection) => won(selection.reduce((hits, chosen) => hits + mostSides(chosen), 0)),
    places: (selection) => filledPlaces(places, selection),
    probes: places.flatMap((_place, at) =>
      symbols.map((symbol) => places.map((_other, index) => (index === at ? [symbol] : []))),
    ),
  };
}

/** A number has at most two of the sides. */
const mostSides = (chosen: readonly string[]): number => Math.min(2, chosen.length);

function matches(
  chosen: readonly string[] | undefined,
  sides: readonly Side[],
  number: number | undefined,
): number {
  if (number === undefined) return 0;
  return sides.filter(({ symbol, test }) => chosen?.includes(symbol) === true && test(number))
    .length;
}

/** Big, small, odd and even of a number from `lowest` to `highest`. */
export function sidesOf(lowest: number, highest: number): readonly Side[] {
  const middle = (lowest + highest) / 2;
  return [
    { symbol: 'big', test: (number) => number > middle },
    { symbol: 'small', test: (number) => number < middle },
    { symbol: 'odd', test: (number) => number % 2 === 1 },
    { symbol: 'even', test: (number) => number % 2 === 0 },
  ];
}
