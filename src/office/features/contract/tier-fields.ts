import type { ContractKind, ContractTier } from '#contract/generated/types.ts';
import { CONTRACT_KINDS } from '#domain/contract/contract-kinds.ts';
import type { TermSpec, Unit } from '#staff/setting/terms/term-spec.ts';

export type TierField = keyof ContractTier;

/** The contract's bound. */
const MAX_MEMBERS = 1_000_000;

const field = (name: TierField, unit: Unit, optional: boolean): TermSpec<TierField> => ({
  name,
  unit,
  optional,
  minimum: unit === 'count' ? 0 : undefined,
  maximum: unit === 'count' ? MAX_MEMBERS : undefined,
  choices: [],
});

/** A percentage here has up to four decimals. */
export const FIELDS: Readonly<Record<TierField, TermSpec<TierField>>> = {
  rate: field('rate', 'percent', false),
  fixedMicro: field('fixedMicro', 'money', false),
  periodValidBetMicro: field('periodValidBetMicro', 'money', true),
  periodProfitLossMicro: field('periodProfitLossMicro', 'money', true),
  activeMembers: field('activeMembers', 'count', true),
  minBetAmountMicro: field('minBetAmountMicro', 'money', true),
  minDepositMicro: field('minDepositMicro', 'money', true),
  feeRate: field('feeRate', 'percent', true),
  winRate: field('winRate', 'percent', true),
  lossRate: field('lossRate', 'percent', true),
  singleBetRate: field('singleBetRate', 'percent', true),
};

const THRESHOLDS = [
  'periodValidBetMicro',
  'periodProfitLossMicro',
  'activeMembers',
  'minBetAmountMicro',
  'minDepositMicro',
  'feeRate',
] as const;

/** The fields of a tier, in their order on the screen. */
export function fieldsOf(kind: ContractKind, pays: 'rate' | 'fixed'): readonly TierField[] {
  if (CONTRACT_KINDS[kind].base === 'bets') return ['winRate', 'lossRate', 'singleBetRate'];
  return [pays === 'rate' ? 'rate' : 'fixedMicro', ...THRESHOLDS];
}
