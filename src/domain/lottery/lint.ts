import type { Lottery } from './lottery.ts';
import { FAIR_SERIES, prizeForTwo } from './odds.ts';
import { type Distribution, followsSeries, type Play, PUSH } from './play.ts';
import { asNumber, distributionOf, type Fraction, percentText, returnOf } from './return.ts';
import type { Selection } from './selection.ts';

/** Series that a player may take. */
export const SERIES_MIN = 1_700;
export const SERIES_MAX = 1_980;

/** A play at fixed odds returns at most this, and at least that. */
export const RETURN_CAP = 0.995;
export const RETURN_FLOOR = 0.8;
/** Least part of a fair prize that rounding to its step may leave, at every series. */
export const SERIES_FLOOR = 0.9;

/**
 * aboveCap, belowFloor: the return is out of bounds at some series. unequal: two bets of one play with
 * the same chance pay differently. inverted: the rarer of two pays less. These find a shifted table.
 */
export type OddsFault = 'aboveCap' | 'belowFloor' | 'unequal' | 'inverted';

export interface OddsFinding {
  readonly lottery: string;
  readonly play: string;
  /** The bet by its symbols. */
  readonly bet: string;
  readonly fault: OddsFault;
  /** In percent. */
  readonly returnPercent: string;
}

interface Proven {
  readonly bet: string;
  readonly units: number;
  readonly distribution: Distribution;
}

/** Every bet of a lottery by which its units differ, with its exact return. */
export interface PlayReturn {
  readonly play: string;
  readonly bet: string;
  /** At the fair series; fixed odds do not depend on it. */
  readonly returnPercent: string;
  readonly bySeries: boolean;
}

type Judged = Pick<Lottery, 'code' | 'plays' | 'space'>;

/** Exact returns, by counting every outcome. */
export function playReturns({ plays, space }: Judged, series = FAIR_SERIES): readonly PlayReturn[] {
  return plays.flatMap((play) =>
    play.probes.map((probe) => {
      const distribution = distributionOf(play, space, probe);
      return {
        play: play.code,
        bet: textOf(probe),
        returnPercent: percentText(returnOf(play, distribution, play.units(probe), series)),
        bySeries: followsSeries(play),
      };
    }),
  );
}

/** Finds every bet whose odds may not be published. */
export function lintOdds({ code, plays, space }: Judged): readonly OddsFinding[] {
  return plays.flatMap((play) => {
    const proven = play.probes.map((probe): Proven => ({
      bet: textOf(probe),
      units: play.units(probe),
      distribution: distributionOf(play, space, probe),
    }));
    const finding = (bet: string, fault: OddsFault, exact: Fraction): OddsFinding => ({
      lottery: code,
      play: play.code,
      bet,
      fault,
      returnPercent: percentText(exact),
    });
    return [
      ...proven.flatMap(({ bet, units, distribution }) =>
        outOfBounds(play, units, distribution).map(({ fault, exact }) =>
          finding(bet, fault, exact),
        ),
      ),
      ...neighbours(play, proven).map(({ bet, fault, exact }) => finding(bet, fault, exact)),
    ];
  });
}

const textOf = (probe: Selection): string =>
  probe
    .map((chosen) => chosen.join(','))
    .filter((chosen) => chosen !== '')
    .join('|');

function outOfBounds(
  play: Play,
  units: number,
  distribution: Distribution,
): readonly { fault: OddsFault; exact: Fraction }[] {
  if (!followsSeries(play)) {
    const exact = returnOf(play, distribution, units);
    const part = asNumber(exact);
    if (part > RETURN_CAP) return [{ fault: 'aboveCap', exact }];
    return part < RETURN_FLOOR ? [{ fault: 'belowFloor', exact }] : [];
  }
  for (let series = SERIES_MIN; series <= SERIES_MAX; series += 1) {
    const exact = returnOf(play, distribution, units, series);
    const { numerator, denominator } = exact;
    // Compared exactly: a prize is at most fair for its series.
    if (numerator * BigInt(FAIR_SERIES) > denominator * BigInt(series)) {
      return [{ fault: 'aboveCap', exact }];
    }
    if (asNumber(exact) < (SERIES_FLOOR * series) / FAIR_SERIES)
      return [{ fault: 'belowFloor', exact }];
  }
  return [];
}

interface Neighbour {
  readonly bet: string;
  readonly fault: OddsFault;
  readonly exact: Fraction;
}

/** Compares the bets of one play that have a prize of their own each. */
function neighbours(play: Play, proven: readonly Proven[]): readonly Neighbour[] {
  const own = proven.flatMap(({ bet, units, distribution }) => {
    const [key, ...more] = [...distribution.counts.keys()].filter((prize) => prize !== PUSH);
    const prize = key === undefined ? undefined : play.prizes.get(key);
    if (key === undefined || prize === undefined || more.length > 0) return [];
    const won = distribution.counts.get(key) ?? 0n;
    return [
      {
        bet,
        // Of one unit, so that bets with several ways to win compare.
        chance: Number(won) / Number(distribution.total) / units,
        pushes: distribution.counts.get(PUSH) ?? 0n,
        pays: prizeForTwo(prize, FAIR_SERIES),
        exact: returnOf(play, distribution, units),
      },
    ];
  });
  // Bets compare with those that return the stake as often.
  const sorted = own.toSorted((a, b) => Number(a.pushes - b.pushes) || b.chance - a.chance);
  return sorted.slice(1).flatMap((rarer, index): readonly Neighbour[] => {
    const other = sorted[index];
    if (other === undefined || rarer.pushes !== other.pushes) return [];
    const { bet, exact } = rarer;
    if (Math.abs(rarer.chance - other.chance) < 1e-12) {
      return rarer.pays === other.pays ? [] : [{ bet, fault: 'unequal', exact }];
    }
    return rarer.pays < other.pays ? [{ bet, fault: 'inverted', exact }] : [];
  });
}
