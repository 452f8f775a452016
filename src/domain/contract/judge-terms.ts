import type {
  ContractKind,
  ContractPolicy,
  ContractTerms,
  ContractTier,
} from '#contract/generated/types.ts';
import { CONTRACT_KINDS } from './contract-kinds.ts';
import { betRates, millionthsOf } from './settle-contract.ts';

type TermsFault =
  | 'PERIOD_NOT_OFFERED'
  | 'TIERS_OVERLAP'
  | 'TIER_PAYS_LESS'
  | 'RATE_ABOVE_CAP'
  | 'RATE_AND_FIXED'
  | 'FIXED_NOT_POSITIVE'
  | 'TIER_ABOVE_OWN'
  | 'FIELD_NOT_OF_KIND'
  | 'ONE_TIER_ONLY'
  | 'RATE_MISSING'
  | 'PAY_ON_LOSS_OFF';

/** A fault of terms. @property pointer within the terms */
export interface FaultyTerms {
  readonly pointer: string;
  readonly fault: TermsFault;
}

const micro = (amount: string | null): bigint => BigInt(amount ?? '0');

/** Thresholds of a tier that count up from tier to tier. */
const thresholds = (tier: ContractTier): readonly bigint[] => [
  micro(tier.periodValidBetMicro),
  BigInt(tier.activeMembers),
  tier.periodProfitLossMicro === null ? 0n : micro(tier.periodProfitLossMicro),
];

/** No threshold is lower, and one is higher: both cannot begin at the same figures. */
const isAfter = (tier: ContractTier, before: ContractTier): boolean => {
  const [own, other] = [thresholds(tier), thresholds(before)];
  return (
    own.every((value, index) => value >= (other[index] ?? 0n)) &&
    own.some((value, index) => value > (other[index] ?? 0n))
  );
};

/** A tier pays no less than another one. A rate and a fixed amount cannot be compared. */
const paysNoLess = (tier: ContractTier, other: ContractTier): boolean =>
  (tier.fixedMicro === null) === (other.fixedMicro === null) &&
  millionthsOf(tier.rate) >= millionthsOf(other.rate) &&
  micro(tier.fixedMicro) >= micro(other.fixedMicro) &&
  millionthsOf(tier.feeRate ?? '0') <= millionthsOf(other.feeRate ?? '0');

/** The bounds that a brand sets to terms. */
export type TermsPolicy = Pick<
  ContractPolicy,
  'capBasisPoints' | 'salaryCapBasisPoints' | 'payOnLoss'
>;

/** The highest rate of a kind: of the profit, or of bets. */
export const capBasisPointsOf = (
  kind: ContractKind,
  { capBasisPoints, salaryCapBasisPoints }: Omit<TermsPolicy, 'payOnLoss'>,
): number => (CONTRACT_KINDS[kind].base === 'profit' ? capBasisPoints : salaryCapBasisPoints);

/** The terms of a kind that are not allowed, by themselves; empty: they are. */
export function termsFaults(
  kind: ContractKind,
  { period, carryNegative, tiers }: ContractTerms,
  policy: TermsPolicy,
): readonly FaultyTerms[] {
  const faults: FaultyTerms[] = [];
  const { periods, base } = CONTRACT_KINDS[kind];
  const cap = BigInt(capBasisPointsOf(kind, policy)) * 100n;
  if (!periods.some((one) => one === period)) {
    faults.push({ pointer: '/period', fault: 'PERIOD_NOT_OFFERED' });
  }
  if (carryNegative && base !== 'profit') {
    faults.push({ pointer: '/carryNegative', fault: 'FIELD_NOT_OF_KIND' });
  }
  if (base === 'bets') return [...faults, ...betFaults(tiers, cap, policy)];
  for (const [index, tier] of tiers.entries()) {
    const at = `/tiers/${index}`;
    const before = tiers[index - 1];
    if (before !== undefined && !isAfter(tier, before)) {
      faults.push({ pointer: at, fault: 'TIERS_OVERLAP' });
    } else if (before !== undefined && !paysNoLess(tier, before)) {
      // An agent who grows would owe downlines more than the own contract brings.
      faults.push({ pointer: at, fault: 'TIER_PAYS_LESS' });
    }
    const rate = millionthsOf(tier.rate);
    if (rate > cap) {
      faults.push({ pointer: `${at}/rate`, fault: 'RATE_ABOVE_CAP' });
    }
    if (tier.fixedMicro !== null && rate > 0n) {
      faults.push({ pointer: `${at}/fixedMicro`, fault: 'RATE_AND_FIXED' });
    }
    if (tier.fixedMicro !== null && BigInt(tier.fixedMicro) <= 0n) {
      faults.push({ pointer: `${at}/fixedMicro`, fault: 'FIXED_NOT_POSITIVE' });
    }
    for (const field of ['winRate', 'lossRate', 'singleBetRate'] as const) {
      if (tier[field] !== null) {
        faults.push({ pointer: `${at}/${field}`, fault: 'FIELD_NOT_OF_KIND' });
      }
    }
  }
  return faults;
}

/** Terms on single bets have one tier of rates by result, without thresholds: there is no period that could reach one. */
function betFaults(
  [tier, ...more]: readonly ContractTier[],
  cap: bigint,
  { payOnLoss }: Pick<TermsPolicy, 'payOnLoss'>,
): FaultyTerms[] {
  const faults: FaultyTerms[] = [];
  if (more.length > 0) faults.push({ pointer: '/tiers/1', fault: 'ONE_TIER_ONLY' });
  if (tier === undefined) return faults;
  const at = '/tiers/0';
  const isEmpty = {
    rate: millionthsOf(tier.rate) === 0n,
    fixedMicro: tier.fixedMicro === null,
    feeRate: tier.feeRate === null,
    activeMembers: tier.activeMembers === 0,
    periodValidBetMicro: micro(tier.periodValidBetMicro) === 0n,
    periodProfitLossMicro: tier.periodProfitLossMicro === null,
    minBetAmountMicro: tier.minBetAmountMicro === null,
    minDepositMicro: tier.minDepositMicro === null,
  };
  for (const [field, empty] of Object.entries(isEmpty)) {
    if (!empty) faults.push({ pointer: `${at}/${field}`, fault: 'FIELD_NOT_OF_KIND' });
  }
  const { each, winning, losing } = betRates(tier);
  if (winning + losing === 0n) {
    faults.push({ pointer: `${at}/singleBetRate`, fault: 'RATE_MISSING' });
  }
  if (each > cap) faults.push({ pointer: `${at}/singleBetRate`, fault: 'RATE_ABOVE_CAP' });
  else if (winning > cap) faults.push({ pointer: `${at}/winRate`, fault: 'RATE_ABOVE_CAP' });
  else if (losing > cap) faults.push({ pointer: `${at}/lossRate`, fault: 'RATE_ABOVE_CAP' });
  if (losing > each && !payOnLoss) {
    faults.push({ pointer: `${at}/lossRate`, fault: 'PAY_ON_LOSS_OFF' });
  }
  return faults;
}

const paysEachNoLess = (own: ContractTier, other: ContractTier): boolean => {
  const [rates, others] = [betRates(own), betRates(other)];
  return (
    rates.each >= others.each && rates.winning >= others.winning && rates.losing >= others.losing
  );
};

/** A tier of the offerer holds wherever the other one does, and pays no less there. */
function covers(own: ContractTier, offered: ContractTier): boolean {
  const isWeaker =
    micro(own.periodValidBetMicro) <= micro(offered.periodValidBetMicro) &&
    own.activeMembers <= offered.activeMembers &&
    micro(own.minBetAmountMicro) <= micro(offered.minBetAmountMicro) &&
    micro(own.minDepositMicro) <= micro(offered.minDepositMicro) &&
    (own.periodProfitLossMicro === null ||
      (offered.periodProfitLossMicro !== null &&
        BigInt(own.periodProfitLossMicro) <= BigInt(offered.periodProfitLossMicro)));
  return isWeaker && paysNoLess(own, offered) && paysEachNoLess(own, offered);
}

/**
 * Tiers of an offer that the offerer's own contract does not cover: the offerer could owe more than it brings. The team
 * of a downline is part of the offerer's, so that a threshold that it meets is met above it too.
 */
export function aboveOwn(offered: ContractTerms, own: ContractTerms): readonly FaultyTerms[] {
  const faults: FaultyTerms[] = [];
  if (offered.period !== own.period) {
    faults.push({ pointer: '/period', fault: 'TIER_ABOVE_OWN' });
  }
  for (const [index, tier] of offered.tiers.entries()) {
    if (!own.tiers.some((one) => covers(one, tier))) {
      faults.push({ pointer: `/tiers/${index}`, fault: 'TIER_ABOVE_OWN' });
    }
  }
  return faults;
}
