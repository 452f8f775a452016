import type { ContractKind, ContractTerms, ContractTier } from '#contract/generated/types.ts';
import { CONTRACT_KINDS } from './contract-kinds.ts';

/** Millionths of a whole: rates have four decimals of a percent. */
const WHOLE = 1_000_000n;

/** A rate in millionths: 12.5 percent are 125,000. */
export function millionthsOf(percent: string): bigint {
  const [whole = '0', decimals = ''] = percent.split('.');
  return BigInt(whole) * 10_000n + BigInt(decimals.padEnd(4, '0'));
}

/** The figures of a team in a period; amounts in micro-units. */
export interface PeriodFigures {
  readonly validMicro: bigint;
  /** Stakes - payouts - rebates - promotions - commissions - salaries: what the house earned on the team. */
  readonly profitMicro: bigint;
  /** Of the valid bets, those on bets that won and on bets that lost; by bets alone. */
  readonly winningMicro: bigint;
  readonly losingMicro: bigint;
  /** Members who count as active, for each tier of the terms. */
  readonly activeByTier: readonly number[];
}

export interface Settled {
  /** The place of the tier that counted; null: none did. */
  readonly tier: number | null;
  /** The base after its fee, without what is carried. */
  readonly baseMicro: bigint;
  readonly amountMicro: bigint;
  /** The loss that the next period begins with: zero or less. */
  readonly carryAfterMicro: bigint;
  /** What voided bets took that this window could not give: zero or less. */
  readonly leftMicro: bigint;
}

const feeOf = (valid: bigint, { feeRate }: ContractTier): bigint =>
  feeRate === null ? 0n : (valid * millionthsOf(feeRate)) / WHOLE;

/** Rates of single bets, in millionths. */
export const betRates = ({ winRate, lossRate, singleBetRate }: ContractTier) => {
  const each = millionthsOf(singleBetRate ?? '0');
  return {
    each,
    winning: each + millionthsOf(winRate ?? '0'),
    losing: each + millionthsOf(lossRate ?? '0'),
  };
};

const holds = (tier: ContractTier, place: number, figures: PeriodFigures): boolean =>
  figures.validMicro >= BigInt(tier.periodValidBetMicro) &&
  (figures.activeByTier[place] ?? 0) >= tier.activeMembers &&
  (tier.periodProfitLossMicro === null ||
    figures.profitMicro >= BigInt(tier.periodProfitLossMicro));

/** The last tier whose thresholds all hold; null: none. */
export function tierOf({ tiers }: ContractTerms, figures: PeriodFigures): number | null {
  const place = tiers.findLastIndex((tier, index) => holds(tier, index, figures));
  return place === -1 ? null : place;
}

/**
 * What a contract comes to in a period, rounded down once. Source: `domain/agents.md` 2. A dividend is a rate of the
 * profit with what is carried, a salary a rate of valid bets; both less the fee, and never below zero. A fixed amount is
 * paid where its tier holds; for a dividend only where there is a profit. Single bets pay by their result (5): a rate of
 * each stake, and one more of stakes that won or lost; voided bets take away what they gave.
 * @param carryMicro zero or less
 */
export function settleContract(
  kind: ContractKind,
  terms: ContractTerms,
  figures: PeriodFigures,
  carryMicro: bigint,
): Settled {
  if (CONTRACT_KINDS[kind].base === 'bets') return settleBets(terms, figures);
  const place = tierOf(terms, figures);
  const tier = place === null ? null : (terms.tiers[place] ?? null);
  const isProfit = CONTRACT_KINDS[kind].base === 'profit';
  const gross = isProfit ? figures.profitMicro : figures.validMicro;
  const fee = tier === null ? 0n : feeOf(figures.validMicro, tier);
  const baseMicro = gross - fee;
  const carried = isProfit && terms.carryNegative ? carryMicro : 0n;
  const sum = baseMicro + carried;
  const carryAfterMicro = isProfit && terms.carryNegative && sum < 0n ? sum : 0n;
  const rest = { tier: place, baseMicro, carryAfterMicro, leftMicro: 0n };
  if (tier === null || sum <= 0n) return { ...rest, amountMicro: 0n };
  const amountMicro =
    tier.fixedMicro === null ? (sum * millionthsOf(tier.rate)) / WHOLE : BigInt(tier.fixedMicro);
  return { ...rest, amountMicro };
}

function settleBets({ tiers: [tier] }: ContractTerms, figures: PeriodFigures): Settled {
  const { validMicro, winningMicro, losingMicro } = figures;
  const { each, winning, losing } =
    tier === undefined ? { each: 0n, winning: 0n, losing: 0n } : betRates(tier);
  const even = validMicro - winningMicro - losingMicro;
  const sum = (even * each + winningMicro * winning + losingMicro * losing) / WHOLE;
  return {
    tier: tier === undefined ? null : 0,
    baseMicro: validMicro,
    amountMicro: sum > 0n ? sum : 0n,
    carryAfterMicro: 0n,
    leftMicro: sum < 0n ? sum : 0n,
  };
}
