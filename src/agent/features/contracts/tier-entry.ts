import type { ContractKind, ContractTerms, ContractTier } from '#contract/generated/types.ts';
import { latinDigits } from '#domain/text/latin-digits.ts';

export type TierField = keyof ContractTier;

/** A tier as typed. Empty fields have no condition. */
export type TierEntry = Readonly<Record<TierField, string>> & {
  /** Stable React key. */
  readonly key: number;
  readonly pays: 'rate' | 'fixed';
};

/** The terms of an offer as typed. */
export interface ContractEntry {
  readonly period: ContractTerms['period'];
  readonly includeSelf: boolean;
  readonly carryNegative: boolean;
  readonly noticeDays: string;
  readonly tiers: readonly TierEntry[];
}

export type FieldShape = 'percent' | 'amount' | 'count';

/** A field that cannot be read, or that is needed and empty. */
export interface UnreadField {
  readonly field: TierField;
  readonly fault: FieldShape | 'missing';
}

/** Reads a typed amount in micro-units; null when it is not one above zero. */
export type ReadAmount = (typed: string) => bigint | null;

export const FIELD_SHAPES: Readonly<Record<TierField, FieldShape>> = {
  rate: 'percent',
  fixedMicro: 'amount',
  periodValidBetMicro: 'amount',
  activeMembers: 'count',
  minBetAmountMicro: 'amount',
  minDepositMicro: 'amount',
  feeRate: 'percent',
  periodProfitLossMicro: 'amount',
  winRate: 'percent',
  lossRate: 'percent',
  singleBetRate: 'percent',
};

const FIELDS = Object.keys(FIELD_SHAPES) as readonly TierField[];

/** The schema's bounds. */
const MOST_MEMBERS = 1_000_000;
const MOST_NOTICE_DAYS = 60;

const PERCENT = /^0*(100|\d{1,2})(?:[.,٫،](\d{1,4}))?$/;
const COUNT = /^\d{1,7}$/;
const ZERO = /^0+(?:[.,٫،]0*)?$/;

/** Fields of a tier that a kind has. */
export function fieldsOf(kind: ContractKind, pays: TierEntry['pays']): readonly TierField[] {
  if (kind === 'realTimeSalary') return ['singleBetRate', 'winRate', 'lossRate'];
  return [
    pays === 'rate' ? 'rate' : 'fixedMicro',
    'periodValidBetMicro',
    'activeMembers',
    ...(kind === 'dividend' ? (['periodProfitLossMicro'] as const) : []),
    'minBetAmountMicro',
    'minDepositMicro',
    'feeRate',
  ];
}

/** A tier without any condition. */
export function emptyTier(key: number): TierEntry {
  const blank = Object.fromEntries(FIELDS.map((field) => [field, ''])) as Record<TierField, string>;
  return { ...blank, key, pays: 'rate' };
}

/** The terms as a person would type them. @param amountText writes micro-units */
export function contractEntry(
  terms: ContractTerms,
  amountText: (micro: string) => string,
): ContractEntry {
  return {
    period: terms.period,
    includeSelf: terms.includeSelf,
    carryNegative: terms.carryNegative,
    noticeDays: String(terms.noticeDays),
    tiers: terms.tiers.map((tier, key) => tierEntry(tier, key, amountText)),
  };
}

function tierEntry(
  tier: ContractTier,
  key: number,
  amountText: (micro: string) => string,
): TierEntry {
  const textOf = (field: TierField): string => {
    const value = String(tier[field] ?? '');
    // A profit from zero on is a condition; another zero is the same as an empty field.
    if (value === '' || (value === '0' && field !== 'periodProfitLossMicro')) return '';
    return FIELD_SHAPES[field] === 'amount' ? amountText(value) : value;
  };
  const typed = Object.fromEntries(FIELDS.map((field) => [field, textOf(field)])) as Record<
    TierField,
    string
  >;
  return { ...typed, key, pays: tier.fixedMicro === null ? 'rate' : 'fixed' };
}

/** A typed tier as one of the contract; null while a field cannot be read. */
export function readTier(
  entry: TierEntry,
  kind: ContractKind,
  readAmount: ReadAmount,
): { readonly tier: ContractTier | null; readonly unread: readonly UnreadField[] } {
  const shown = fieldsOf(kind, entry.pays);
  const text = (field: TierField): string | null =>
    shown.includes(field) ? (readField(field, entry[field], readAmount) ?? null) : null;
  const unread: UnreadField[] = shown.flatMap((field) =>
    readField(field, entry[field], readAmount) === undefined
      ? [{ field, fault: FIELD_SHAPES[field] }]
      : [],
  );
  const isByBet = kind === 'realTimeSalary';
  const [first = 'rate'] = shown;
  const needed: readonly TierField[] = isByBet ? shown : [first];
  if (needed.every((field) => entry[field].trim() === '')) {
    unread.push({ field: first, fault: 'missing' });
  }
  if (unread.length > 0) return { tier: null, unread };
  return {
    tier: {
      rate: text('rate') ?? '0',
      fixedMicro: text('fixedMicro'),
      periodValidBetMicro: text('periodValidBetMicro') ?? '0',
      activeMembers: Number(text('activeMembers') ?? '0'),
      minBetAmountMicro: text('minBetAmountMicro'),
      minDepositMicro: text('minDepositMicro'),
      feeRate: text('feeRate'),
      periodProfitLossMicro: text('periodProfitLossMicro'),
      winRate: isByBet ? (text('winRate') ?? '0') : null,
      lossRate: isByBet ? (text('lossRate') ?? '0') : null,
      singleBetRate: isByBet ? (text('singleBetRate') ?? '0') : null,
    },
    unread,
  };
}

/** The days of notice; null when they are not a number within the bounds. */
export function readNoticeDays(typed: string): number | null {
  const digits = latinDigits(typed.trim());
  if (!/^\d{1,2}$/.test(digits)) return null;
  return Number(digits) > MOST_NOTICE_DAYS ? null : Number(digits);
}

/** The contract's text of a field; null: empty. undefined: it cannot be read. */
function readField(
  field: TierField,
  typed: string,
  readAmount: ReadAmount,
): string | null | undefined {
  const plain = latinDigits(typed.trim());
  if (plain === '') return null;
  switch (FIELD_SHAPES[field]) {
    case 'percent':
      return readPercent(plain);
    case 'count':
      return COUNT.test(plain) && Number(plain) <= MOST_MEMBERS ? String(Number(plain)) : undefined;
    case 'amount': {
      if (ZERO.test(plain)) return '0';
      const micro = readAmount(plain);
      return micro === null ? undefined : String(micro);
    }
  }
}

function readPercent(plain: string): string | undefined {
  const match = PERCENT.exec(plain);
  if (match === null) return undefined;
  const [, whole = '', decimals = ''] = match;
  const part = decimals.replace(/0+$/, '');
  if (Number(whole) === 100 && part !== '') return undefined;
  return part === '' ? String(Number(whole)) : `${Number(whole)}.${part}`;
}
