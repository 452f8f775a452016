import type { Prize } from '../odds.ts';
import { codeOf, onlyPrize, type Play, type PlayName, row, symbolsOf, won } from '../play.ts';

/** A digit that is drawn at least so often: every chosen digit is a unit. */
export function copies(
  name: PlayName,
  { places, least, prize }: { places: readonly number[]; least: number; prize: Prize },
): Play {
  const symbols = symbolsOf(0, 9);
  return {
    ...name,
    code: codeOf(name),
    rows: [row('numbers', symbols)],
    prizes: onlyPrize(prize),
    units: ([chosen = []]) => chosen.length,
    hits: ([chosen = []], outcome) =>
      won(
        chosen.filter(
          (symbol) => places.filter((place) => String(outcome[place]) === symbol).length >= least,
        ).length,
      ),
    worst: ([chosen = []]) => won(Math.min(chosen.length, Math.floor(places.length / least))),
    places: () => places,
    probes: [[['0']]],
  };
}
