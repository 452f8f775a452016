import type { SlotHold } from '#contract/generated/types.ts';
import { REELS, type SlotModel } from '../math/model.ts';
import {
  type Fraction,
  fraction,
  ONE,
  plus,
  times,
  whole,
  ZERO,
} from '../../kit/proof/fraction.ts';
import type { Moments } from './feature-moments.ts';

/** Chance of every number of coins in the end, by the number that lie. */
export type CoinOdds = ReadonlyMap<number, Fraction>;

/**
 * How many coins lie when it ends, exactly: each turn every empty place gets a coin on its own, and a
 * turn that brings one begins the count of turns anew.
 */
export function coinOdds(hold: SlotHold, rows: number, first: number): CoinOdds {
  const places = REELS * rows;
  // By [coins]: the chance to ever have so many with all turns left.
  const fresh = new Map<number, Fraction>([[first, ONE]]);
  const ended = new Map<number, Fraction>();
  for (let coins = first; coins <= places; coins += 1) {
    const here = fresh.get(coins);
    if (here === undefined) continue;
    if (coins === places) {
      ended.set(coins, here);
      continue;
    }
    const empty = places - coins;
    const none = arrivals(hold, empty, 0);
    // 1 + n + n² …: the turn that brings something may be any of those left.
    let turns = ZERO;
    let chance = ONE;
    for (let turn = 0; turn < hold.respins; turn += 1) {
      turns = plus(turns, chance);
      chance = times(chance, none);
    }
    ended.set(coins, times(here, chance));
    for (let more = 1; more <= empty; more += 1) {
      const next = times(here, times(turns, arrivals(hold, empty, more)));
      fresh.set(coins + more, plus(fresh.get(coins + more) ?? ZERO, next));
    }
  }
  return ended;
}

/** The binomial chance that `more` of `empty` places get a coin at one turn. */
function arrivals({ chance }: SlotHold, empty: number, more: number): Fraction {
  const [hits, misses] = [BigInt(chance.hits), BigInt(chance.outOf - chance.hits)];
  const choices = binomial(empty, more);
  return fraction(
    choices * hits ** BigInt(more) * misses ** BigInt(empty - more),
    BigInt(chance.outOf) ** BigInt(empty),
  );
}

function binomial(of: number, pick: number): bigint {
  let result = 1n;
  for (let index = 0; index < pick; index += 1) {
    result = (result * BigInt(of - index)) / BigInt(index + 1);
  }
  return result;
}

/** Exact moments of what it pays when so many coins begin it, in parts of the stake. */
export function momentsOfHold(model: SlotModel, hold: SlotHold, first: number): Moments {
  const { parts, rows } = model;
  const total = hold.values.reduce((sum, { weight }) => sum + weight, 0);
  const sumOf = (power: number): Fraction =>
    fraction(
      hold.values.reduce(
        (sum, { stakes, weight }) => sum + BigInt(weight) * BigInt(stakes * parts) ** BigInt(power),
        0n,
      ),
      BigInt(total),
    );
  const [one, squared] = [sumOf(1), sumOf(2)];
  let [mean, square] = [ZERO, ZERO];
  for (const [coins, chance] of coinOdds(hold, rows, first)) {
    const grand = whole(coins === REELS * rows ? hold.grandStakes * parts : 0);
    const inCoins = times(whole(coins), one);
    // Of independent values: n E[v²] + n (n - 1) E[v]².
    const inCoinsSquared = plus(
      times(whole(coins), squared),
      times(whole(coins * (coins - 1)), times(one, one)),
    );
    const paidSquared = plus(
      inCoinsSquared,
      plus(times(whole(2), times(grand, inCoins)), times(grand, grand)),
    );
    mean = plus(mean, times(chance, plus(inCoins, grand)));
    square = plus(square, times(chance, paidSquared));
  }
  return { mean, square };
}
