import type { PoolTerms } from './jackpot-terms.ts';

/** In smallest stakes: a house's start that is worth a look, and a pool that is taken once in a while. */
const START_STAKES = 1_000n;
const TURNOVER_STAKES = 200_000n;
const ONE_PERCENT_PPM = 10_000;

/**
 * Terms to begin with: 1 % of every stake, and half a percent more through the house's start.
 * @param stakesMicro of the titles that feed it, smallest first; without any there is nothing to suggest.
 */
export function suggestedTerms(stakesMicro: readonly bigint[]): PoolTerms | null {
  const [smallest] = stakesMicro;
  if (smallest === undefined) return null;
  return {
    contributionPpm: ONE_PERCENT_PPM,
    startMicro: smallest * START_STAKES,
    turnoverMicro: smallest * TURNOVER_STAKES,
    mustHitMicro: null,
  };
}
