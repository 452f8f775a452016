import type { GameItem, Jackpot } from '#contract/generated/types.ts';
import {
  contributionOf,
  jackpotReturnPpm,
  percentOfPpm,
  ppmOfPercent,
  roundsPerWin as roundsOf,
} from '#domain/jackpot/jackpot-terms.ts';

const ONE_UNIT_MICRO = 1_000_000n;

/** A stake to tell the chance by: one unit of the currency, or the smallest there is if that is more. */
export function tellingStake({ games }: Pick<Jackpot, 'games'>): bigint {
  const least = BigInt(games[0]?.minStakeMicro ?? ONE_UNIT_MICRO);
  return least > ONE_UNIT_MICRO ? least : ONE_UNIT_MICRO;
}

/** Rounds of this stake on which the pool is taken once in the mean, to the nearest whole one. */
export function roundsPerWin(
  stakeMicro: bigint,
  { turnoverMicro }: Pick<Jackpot, 'turnoverMicro'>,
): bigint {
  return roundsOf(stakeMicro, { turnoverMicro: BigInt(turnoverMicro) });
}

/**
 * Rounds of this stake on which a pool with a limit would be taken once if it stayed as full as it is
 * now, rounded up: what it lacks / the stake's contribution. null: it has no limit.
 */
export function roundsAtThisFill(
  stakeMicro: bigint,
  { contributionPercent, poolMicro, mustHitMicro }: Jackpot,
): bigint | null {
  if (mustHitMicro === null) return null;
  const fed = contributionOf(stakeMicro, { contributionPpm: ppmOfPercent(contributionPercent) });
  const left = BigInt(mustHitMicro) - BigInt(poolMicro);
  if (fed === 0n) return null;
  return left <= fed ? 1n : (left + fed - 1n) / fed;
}

export interface JackpotReturn {
  /** What comes back through the pool in the long run, in percent of the stakes. */
  readonly poolPercent: string;
  /** Together with what the game gives back by itself; null where that is not known. */
  readonly togetherPercent: string | null;
}

/** @param gamePercent what the game gives back by itself. */
export function jackpotReturn(
  { contributionPercent, startMicro, turnoverMicro }: Jackpot,
  gamePercent: string | null,
): JackpotReturn {
  const ppm = jackpotReturnPpm({
    contributionPpm: ppmOfPercent(contributionPercent),
    startMicro: BigInt(startMicro),
    turnoverMicro: BigInt(turnoverMicro),
  });
  return {
    poolPercent: percentOfPpm(ppm),
    togetherPercent: gamePercent === null ? null : percentOfPpm(ppm + ppmOfPercent(gamePercent)),
  };
}

/** The title among those that feed the pool; null: it does not. */
export function feedingGame(
  { games }: Pick<Jackpot, 'games'>,
  vendor: string,
  code: string,
): GameItem | null {
  return games.find(({ vassalage, gameCode }) => vassalage === vendor && gameCode === code) ?? null;
}
