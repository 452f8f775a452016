import schema from '#schemas/entities/agent-policy.json' with { type: 'json' };
import type { AgentPolicy, AgentPolicySettings, CategoryRates } from '#contract/generated/types.ts';
import { RATED_CATEGORIES } from '#domain/category/categories.ts';
import { currencyExponent, isCurrency } from '#domain/money/currency.ts';
import type { Keyed } from '#staff/setting/keyed-list.ts';
import { type Bounds, percentText, readPercent, readWhole } from '#staff/setting/read-figure.ts';
import type { DraftFault } from '#staff/setting/useFaultText.ts';
import { formatAmount } from '#staff/values/format-amount.ts';
import { decimalSign, parseAmount } from '#ui/i18n/parse-amount.ts';
import { draftQuotas, type QuotaTexts, SERIES_BOUNDS } from './quota-draft.ts';

/** The rated categories in the order they are read in. */
export const RATED = RATED_CATEGORIES;
const NUMBER_TERMS = ['maxDepth', 'defaultSeries', 'turnoverTimes'] as const;
const AMOUNT_TERMS = [
  'transferDailyCapMicro',
  'referralRewardMicro',
  'referralDepositMicro',
  'referralPlayMicro',
] as const;
export const SWITCH_TERMS = [
  'transferDown',
  'transferUp',
  'referral',
  'affiliateApplications',
] as const satisfies (keyof AgentPolicy)[];

type NumberTerm = (typeof NUMBER_TERMS)[number];
type AmountTerm = (typeof AMOUNT_TERMS)[number];
export type RateTerm = `rates/${(typeof RATED)[number]}`;
export type SwitchTerm = (typeof SWITCH_TERMS)[number];
/** A typed term; also its JSON pointer, without the leading slash. */
export type TypedTerm = 'transferFeeBasisPoints' | RateTerm | NumberTerm | AmountTerm;

export const TYPED_TERMS: readonly TypedTerm[] = [
  'maxDepth',
  'defaultSeries',
  ...RATED.map((category) => `rates/${category}` as const),
  'transferFeeBasisPoints',
  'transferDailyCapMicro',
  'turnoverTimes',
  'referralRewardMicro',
  'referralDepositMicro',
  'referralPlayMicro',
];

/** Unsaved edits, as typed. */
export interface AgentPolicyEdits extends Readonly<
  Partial<Record<TypedTerm, string> & Record<SwitchTerm, boolean>>
> {
  readonly quotas?: readonly Keyed<QuotaTexts>[];
}

export interface Notation {
  readonly currency: string;
  readonly locale: string;
}

const isIn = <Term extends TypedTerm>(terms: readonly Term[], term: TypedTerm): term is Term =>
  (terms as readonly TypedTerm[]).includes(term);

export const isRateTerm = (term: TypedTerm): term is RateTerm => term.startsWith('rates/');
export const isNumberTerm = (term: TypedTerm): term is NumberTerm => isIn(NUMBER_TERMS, term);
export const isAmountTerm = (term: TypedTerm): term is AmountTerm => isIn(AMOUNT_TERMS, term);
export const isPercentTerm = (term: TypedTerm): term is RateTerm | 'transferFeeBasisPoints' =>
  term === 'transferFeeBasisPoints' || isRateTerm(term);

const categoryOf = (term: RateTerm): keyof CategoryRates =>
  term.slice('rates/'.length) as keyof CategoryRates;

export const boundsOf = (term: NumberTerm): Bounds =>
  term === 'defaultSeries' ? SERIES_BOUNDS : schema.properties[term];

/** A term as it is written in its field. */
export function termText(term: TypedTerm, policy: AgentPolicy, notation: Notation): string {
  const { currency, locale } = notation;
  if (isRateTerm(term)) return percentText(policy.rates[categoryOf(term)], locale);
  if (isPercentTerm(term)) return percentText(policy[term], locale);
  if (isAmountTerm(term)) return formatAmount(BigInt(policy[term]), currency, locale).figures;
  return String(policy[term]);
}

/** The policy with the edits; null while something cannot be read. */
export function draftPolicy(
  { policy: now, currency }: AgentPolicySettings,
  edits: AgentPolicyEdits | null,
  locale: string,
): { policy: AgentPolicy | null; faults: readonly DraftFault[] } {
  const faults: DraftFault[] = [];
  const rates = { ...now.rates };
  const typed: Record<string, string | number | boolean> = {};
  for (const term of TYPED_TERMS) {
    const text = edits?.[term]?.trim();
    if (text === undefined) continue;
    const { value, fault } = readTerm(term, text, { currency, locale });
    if (fault !== null) faults.push({ pointer: `/${term}`, ...fault });
    else if (isRateTerm(term)) rates[categoryOf(term)] = Number(value);
    else typed[term] = value;
  }
  for (const term of SWITCH_TERMS) typed[term] = edits?.[term] ?? now[term];
  const quotas = edits?.quotas === undefined ? null : draftQuotas(edits.quotas);
  const found = [...faults, ...(quotas?.faults ?? [])];
  if (found.length > 0) return { policy: null, faults: found };
  return {
    policy: { ...now, ...typed, rates, quotas: [...(quotas?.steps ?? now.quotas)] },
    faults: [],
  };
}

type Reading =
  | { value: string | number; fault: null }
  | { value: null; fault: Omit<DraftFault, 'pointer'> };

function readTerm(term: TypedTerm, text: string, { currency, locale }: Notation): Reading {
  if (isPercentTerm(term)) return readPercent(text, locale);
  if (isNumberTerm(term)) return readWhole(text, boundsOf(term));
  if (text === '') return { value: null, fault: { code: 'REQUIRED' } };
  const digits = isCurrency(currency) ? currencyExponent(currency) : 2;
  const micro = parseAmount(text, digits, decimalSign(locale));
  return micro === null
    ? { value: null, fault: { code: 'PATTERN' } }
    : { value: String(micro), fault: null };
}
