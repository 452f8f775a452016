import { chooseExactly } from '../combinations.ts';
import { FAIR_SERIES, type Prize, prizeForTwo } from '../odds.ts';
import { codeOf, type Play, type PlayName, row, symbolsOf } from '../play.ts';

export interface MatchedTerms {
  /** Balls drawn, and balls there are. */
  readonly drawn: number;
  readonly of: number;
  /** Numbers of a ticket. */
  readonly picks: number;
  /** By how many of them are drawn. */
  readonly pays: Readonly<Record<number, Prize>>;
}

/**
 * Exactly so many numbers, paid by how many are drawn: one unit. The chance of each count is
 * hypergeometric: C(drawn, k) C(of - drawn, picks - k) / C(of, picks).
 */
export function matched(name: PlayName, { drawn, of, picks, pays }: MatchedTerms): Play {
  const symbols = symbolsOf(1, of);
  const places = Array.from({ length: drawn }, (_place, index) => index);
  const [best] = Object.entries(pays).toSorted(
    ([, a], [, b]) => prizeForTwo(b, FAIR_SERIES) - prizeForTwo(a, FAIR_SERIES),
  );
  const highest = best === undefined ? [] : [{ prize: best[0], count: 1 }];
  return {
    ...name,
    code: codeOf(name),
    rows: [row('numbers', symbols, { min: picks, max: picks })],
    prizes: new Map(Object.entries(pays)),
    units: () => 1,
    hits: ([chosen = []], outcome) => {
      const numbers = new Set(outcome.map(String));
      const count = chosen.filter((symbol) => numbers.has(symbol)).length;
      return Object.hasOwn(pays, count) ? [{ prize: String(count), count: 1 }] : [];
    },
    worst: () => highest,
    places: () => places,
    distribution: () => ({
      total: chooseExactly(BigInt(of), BigInt(picks)),
      counts: new Map(
        Object.keys(pays).map((key) => {
          const count = BigInt(key);
          const missed = BigInt(picks) - count;
          const ways =
            chooseExactly(BigInt(drawn), count) * chooseExactly(BigInt(of - drawn), missed);
          return [key, ways];
        }),
      ),
    }),
    probes: [[symbols.slice(0, picks)]],
  };
}
