import type { JackpotTerms } from '#contract/generated/types.ts';

/** A hundred percent in parts of a million. */
export const WHOLE_PPM = 1_000_000;
const PPM_PER_PERCENT = 10_000;

/** Terms of a pool, from its start until it is won. */
export interface PoolTerms {
  /** Parts of a million of every stake that go into the pool. */
  readonly contributionPpm: number;
  /** Amount the house pays into a new pool. */
  readonly startMicro: bigint;
  /** Stakes on which the pool is taken once, in the mean; with a limit, what follows from it. */
  readonly turnoverMicro: bigint;
  /** The pool is taken at this amount at the latest. null: it has no limit. */
  readonly mustHitMicro: bigint | null;
}

/**
 * Stakes on which a pool with a limit is taken once, in the mean, rounded down. The stake that takes
 * it is equally likely to come at every amount from the start to the limit (`mustHitOdds`), so half
 * of the way is fed by stakes: (limit - start) / 2 / contribution.
 */
export function meanTurnover({
  contributionPpm,
  startMicro,
  mustHitMicro,
}: Pick<PoolTerms, 'contributionPpm' | 'startMicro'> & { readonly mustHitMicro: bigint }): bigint {
  if (contributionPpm <= 0 || mustHitMicro <= startMicro) return 0n;
  return ((mustHitMicro - startMicro) * BigInt(WHOLE_PPM)) / BigInt(2 * contributionPpm);
}

/** Terms as the contract has them; a limit says how often the pool is taken. */
export function poolTermsOf(terms: JackpotTerms): PoolTerms {
  const { turnoverMicro, mustHitMicro } = terms;
  const fed = {
    contributionPpm: ppmOfPercent(terms.contributionPercent),
    startMicro: BigInt(terms.startMicro),
  };
  if (mustHitMicro === null) {
    return { ...fed, turnoverMicro: BigInt(turnoverMicro ?? 0), mustHitMicro: null };
  }
  const limited = { ...fed, mustHitMicro: BigInt(mustHitMicro) };
  return { ...limited, turnoverMicro: meanTurnover(limited) };
}

/** Contribution of a stake to the pool, in micro-units, rounded down in favour of the house. */
export function contributionOf(
  stakeMicro: bigint,
  { contributionPpm }: Pick<PoolTerms, 'contributionPpm'>,
): bigint {
  return (stakeMicro * BigInt(contributionPpm)) / BigInt(WHOLE_PPM);
}

/**
 * What comes back through the pool in the long run, in parts of a million of the stakes, rounded up:
 * all that stakes put in is paid out some day, and the house's start once every `turnoverMicro`. With
 * a limit the start costs contribution x 2 x start / (limit - start).
 */
export function jackpotReturnPpm({
  contributionPpm,
  startMicro,
  turnoverMicro,
}: Omit<PoolTerms, 'mustHitMicro'>): number {
  const starts = (startMicro * BigInt(WHOLE_PPM) + turnoverMicro - 1n) / turnoverMicro;
  return contributionPpm + Number(starts);
}

/** Rounds of a stake on which the pool is taken once in the mean, to the nearest whole one. */
export function roundsPerWin(
  stakeMicro: bigint,
  { turnoverMicro }: Pick<PoolTerms, 'turnoverMicro'>,
): bigint {
  return (turnoverMicro + stakeMicro / 2n) / stakeMicro;
}

/** Percent as text with up to four decimals, the contract's form of a rate. */
export function percentOfPpm(ppm: number): string {
  const [whole = '', decimals = ''] = (ppm / PPM_PER_PERCENT).toFixed(4).split('.');
  const kept = decimals.replace(/0+$/, '');
  return kept === '' ? whole : `${whole}.${kept}`;
}

/** @param percent of the contract's pattern: digits, and up to four decimals. */
export function ppmOfPercent(percent: string): number {
  const [whole = '', decimals = ''] = percent.split('.');
  return Number(whole) * PPM_PER_PERCENT + Number(decimals.padEnd(4, '0'));
}
