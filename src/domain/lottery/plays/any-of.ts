import { choose } from '../combinations.ts';
import type { Prize } from '../odds.ts';
import { codeOf, onlyPrize, type Play, type PlayName, row, won } from '../play.ts';

export interface AnyOfTerms {
  readonly places: readonly number[];
  readonly symbols: readonly string[];
  /** Numbers of a unit. */
  readonly size: number;
  readonly prize: Prize;
}

/** A number is a banker or not: a selection that has it twice makes no units. */
const overlap = (bankers: readonly string[], others: readonly string[]): boolean =>
  others.some((symbol) => bankers.includes(symbol));

/** Numbers that are drawn anywhere in the places: a unit for every choice of `size` numbers. */
export function anyOf(name: PlayName, { places, symbols, size, prize }: AnyOfTerms): Play {
  return {
    ...name,
    code: codeOf(name),
    rows: [row('numbers', symbols, { min: size })],
    prizes: onlyPrize(prize),
    units: ([chosen = []]) => choose(chosen.length, size),
    hits: ([chosen = []], outcome) => {
      const drawn = new Set(places.map((place) => String(outcome[place])));
      return won(choose(chosen.filter((symbol) => drawn.has(symbol)).length, size));
    },
    worst: ([chosen = []]) => won(choose(Math.min(chosen.length, places.length), size)),
    places: () => places,
    probes: [[symbols.slice(0, size)]],
  };
}

/**
 * As `anyOf` with bankers, which are in every unit; where a unit has more numbers than are drawn, it
 * has to hold all that are drawn.
 */
export function bankerOf(name: PlayName, { places, symbols, size, prize }: AnyOfTerms): Play {
  return {
    ...name,
    code: codeOf(name),
    rows: [row('banker', symbols, { min: 0, max: size - 1 }), row('numbers', symbols, { min: 1 })],
    prizes: onlyPrize(prize),
    units: ([bankers = [], others = []]) =>
      overlap(bankers, others) ? 0 : choose(others.length, size - bankers.length),
    hits: ([bankers = [], others = []], outcome) => {
      if (overlap(bankers, others)) return [];
      const drawn = new Set(places.map((place) => String(outcome[place])));
      const bankersDrawn = bankers.filter((symbol) => drawn.has(symbol)).length;
      const othersDrawn = others.filter((symbol) => drawn.has(symbol)).length;
      const left = size - bankers.length;
      if (size <= drawn.size) {
        return won(bankersDrawn === bankers.length ? choose(othersDrawn, left) : 0);
      }
      const needed = drawn.size - bankersDrawn;
      return won(othersDrawn === needed ? choose(others.length - needed, left - needed) : 0);
    },
    worst: ([bankers = [], others = []]) => {
      const left = size - bankers.length;
      const open = Math.max(0, places.length - bankers.length);
      return won(
        size <= places.length
          ? choose(Math.min(others.length, open), left)
          : choose(others.length - open, left - open),
      );
    },
    places: () => places,
    probes: [[[], symbols.slice(0, size)]],
  };
}
