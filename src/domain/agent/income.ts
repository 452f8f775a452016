import { FAIR_SERIES } from '../lottery/odds.ts';

const BASIS_POINTS = 10_000n;

/** The terms of an income line: what the agent has, and what the direct downline has of it. */
export interface IncomeTerms {
  readonly basis: 'series' | 'share';
  /** Series, or share in basis points. */
  readonly agentValue: number;
  readonly downlineValue: number;
  /** Rebate rate of the category in basis points; unused by series. */
  readonly rateBasisPoints: number;
}

/**
 * An agent's income on a direct downline's team, in micro-units, rounded down.
 * By series: stake x (agent - downline) / 2000. By share: valid bets x rate x (agent - downline), both
 * in basis points. A downline with more than the agent earns the agent nothing.
 */
export function incomeMicro(baseMicro: bigint, terms: IncomeTerms): bigint {
  const { basis, agentValue, downlineValue, rateBasisPoints } = terms;
  const difference = BigInt(Math.max(0, agentValue - downlineValue));
  if (baseMicro <= 0n) return 0n;
  return basis === 'series'
    ? (baseMicro * difference) / BigInt(FAIR_SERIES)
    : (baseMicro * BigInt(rateBasisPoints) * difference) / (BASIS_POINTS * BASIS_POINTS);
}
