import type { Prize } from '../odds.ts';
import type { Outcome } from '../outcome-space.ts';
import { codeOf, onlyPrize, type Play, type PlayName, row, symbolsOf, won } from '../play.ts';

/** Bets on a figure of the drawn digits; each way to reach the figure is a unit. */
export interface TotalTerms {
  readonly places: readonly number[];
  readonly figure: (digits: readonly number[]) => number;
  readonly highest: number;
  readonly prize: Prize;
}

export const sumOf = (digits: readonly number[]): number =>
  digits.reduce((sum, digit) => sum + digit, 0);

export const spanOf = (digits: readonly number[]): number =>
  Math.max(...digits) - Math.min(...digits);

const at = (places: readonly number[], outcome: Outcome): readonly number[] =>
  places.map((place) => outcome[place] ?? -1);

/** Direct by sum or span: as many units as digits in their places have the figure. */
export function total(name: PlayName, { places, figure, highest, prize }: TotalTerms): Play {
  const ways = waysOf(places.length, figure);
  const symbols = symbolsOf(0, highest);
  return {
    ...name,
    code: codeOf(name),
    rows: [row('figure', symbols)],
    prizes: onlyPrize(prize),
    units: ([chosen = []]) =>
      chosen.reduce((units, symbol) => units + (ways.get(Number(symbol)) ?? 0), 0),
    hits: ([chosen = []], outcome) =>
      won(chosen.includes(String(figure(at(places, outcome)))) ? 1 : 0),
    worst: () => won(1),
    places: () => places,
    probes: symbols.map((symbol) => [[symbol]]),
  };
}

/** The last digit of the sum: each chosen digit is a unit. */
export function sumTail(
  name: PlayName,
  { places, prize }: Pick<TotalTerms, 'places' | 'prize'>,
): Play {
  const symbols = symbolsOf(0, 9);
  return {
    ...name,
    code: codeOf(name),
    rows: [row('figure', symbols)],
    prizes: onlyPrize(prize),
    units: ([chosen = []]) => chosen.length,
    hits: ([chosen = []], outcome) =>
      won(chosen.includes(String(sumOf(at(places, outcome)) % 10)) ? 1 : 0),
    worst: () => won(1),
    places: () => places,
    probes: symbols.map((symbol) => [[symbol]]),
  };
}

function waysOf(
  length: number,
  figure: (digits: readonly number[]) => number,
): ReadonlyMap<number, number> {
  const ways = new Map<number, number>();
  for (let number = 0; number < 10 ** length; number += 1) {
    const value = figure(Array.from(String(number).padStart(length, '0'), Number));
    ways.set(value, (ways.get(value) ?? 0) + 1);
  }
  return ways;
}
