import type { PoolTerms } from './jackpot-terms.ts';

/** A brand's jackpot: on or off, with the terms of its next pool. Amounts in micro-units. */
type JudgedJackpot = Omit<PoolTerms, 'mustHitMicro'> & { readonly enabled: boolean };

/**
 * Whether the house pays more into pools, or pools take more of the stakes or are won sooner. Terms of a
 * jackpot that is off are judged too: else it could be turned off, raised and turned on. A jackpot that
 * is turned on may start with up to `aboveMicro`.
 * @param before null: never set in this currency
 * @param aboveMicro micro-units above which two persons decide; null: the brand has no such rule
 */
export function loosensJackpot(
  before: JudgedJackpot | null,
  after: JudgedJackpot | null,
  aboveMicro: bigint | null,
): boolean {
  if (after === null) return false;
  const isTurnedOn = after.enabled && before?.enabled !== true;
  if (isTurnedOn && aboveMicro !== null && after.startMicro > aboveMicro) return true;
  return (
    before !== null &&
    (after.startMicro > before.startMicro ||
      after.contributionPpm > before.contributionPpm ||
      after.turnoverMicro < before.turnoverMicro)
  );
}
