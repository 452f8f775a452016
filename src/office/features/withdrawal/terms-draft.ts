import schema from '#schemas/entities/withdrawal-terms.json' with { type: 'json' };
import type { WithdrawalTerms, WithdrawalTermSettings } from '#contract/generated/types.ts';
import { currencyExponent, isCurrency } from '#domain/money/currency.ts';
import { withdrawalTermsFaults } from '#domain/withdrawal/withdrawal-terms-faults.ts';
import type { DraftFault } from '#staff/setting/useFaultText.ts';
import { formatAmount } from '#staff/values/format-amount.ts';
import { decimalSign, parseAmount } from '#ui/i18n/parse-amount.ts';

export const AMOUNT_TERMS = [
  'minMicro',
  'maxMicro',
  'feeMicro',
  'secondPersonAboveMicro',
  'promiseMicro',
] as const satisfies (keyof WithdrawalTerms)[];
export const NUMBER_TERMS = [
  'feeBasisPoints',
  'payeeCoolDownHours',
  'receiptTimeoutMinutes',
  'playedPercent',
  'promiseMinutes',
] as const satisfies (keyof WithdrawalTerms)[];

export type AmountTerm = (typeof AMOUNT_TERMS)[number];
export type NumberTerm = (typeof NUMBER_TERMS)[number];
export type TypedTerm = AmountTerm | NumberTerm;

/** The terms in the order they are read in. */
export const TYPED_TERMS: readonly TypedTerm[] = [
  'minMicro',
  'maxMicro',
  'feeMicro',
  'feeBasisPoints',
  'payeeCoolDownHours',
  'secondPersonAboveMicro',
  'playedPercent',
  'receiptTimeoutMinutes',
  'promiseMinutes',
  'promiseMicro',
];

/** Terms that may be left empty: then there is no such term. */
const OPTIONAL: readonly TypedTerm[] = ['secondPersonAboveMicro', 'promiseMinutes'];

/** What somebody is about to set, as typed. */
export type TermEdits = Readonly<Partial<Record<TypedTerm | 'payoutChannel', string>>>;

export const isAmountTerm = (term: TypedTerm): term is AmountTerm =>
  (AMOUNT_TERMS as readonly TypedTerm[]).includes(term);

/** A term as it is written in its field; empty: there is no such term. */
export function termText(
  term: TypedTerm,
  terms: WithdrawalTerms,
  { currency, locale }: { currency: string; locale: string },
): string {
  const value = terms[term];
  if (value === null) return '';
  return isAmountTerm(term) ? formatAmount(BigInt(value), currency, locale).figures : String(value);
}

export interface TermsDraft {
  /** null while something cannot be read. */
  terms: WithdrawalTerms | null;
  faults: readonly DraftFault[];
}

/** The terms with the edits, and what is wrong with them. */
export function draftTerms(
  now: WithdrawalTermSettings,
  edits: TermEdits | null,
  locale: string,
): TermsDraft {
  const { currency, payoutChannels } = now;
  const faults: DraftFault[] = [];
  const typed: Record<string, string | number | null> = {};
  for (const term of TYPED_TERMS) {
    const text = edits?.[term]?.trim();
    if (text === undefined) continue;
    if (text === '' && OPTIONAL.includes(term)) {
      typed[term] = null;
      continue;
    }
    const value = isAmountTerm(term) ? readAmount(text, currency, locale) : readNumber(term, text);
    if (value === null)
      faults.push({ pointer: `/${term}`, code: text === '' ? 'REQUIRED' : 'PATTERN' });
    else typed[term] = value;
  }
  const channel = edits?.payoutChannel;
  if (channel !== undefined) typed['payoutChannel'] = channel === '' ? null : channel;
  if (faults.length > 0) return { terms: null, faults };
  const terms = { ...now.terms, ...typed };
  const found = withdrawalTermsFaults(terms, { currency, payoutChannels });
  return { terms: found.length === 0 ? terms : null, faults: found };
}

function readAmount(text: string, currency: string, locale: string): string | null {
  const digits = isCurrency(currency) ? currencyExponent(currency) : 2;
  const micro = parseAmount(text, digits, decimalSign(locale));
  return micro === null || micro < 0n ? null : String(micro);
}

/** A whole number within the contract's bounds. */
function readNumber(term: NumberTerm, text: string): number | null {
  if (!/^\d{1,6}$/.test(text)) return null;
  const { minimum, maximum } = boundsOf(term);
  const value = Number(text);
  return value >= minimum && value <= maximum ? value : null;
}

export function boundsOf(term: NumberTerm): { minimum: number; maximum: number } {
  const property = schema.properties[term];
  return 'anyOf' in property
    ? (property.anyOf[0] as { minimum: number; maximum: number })
    : property;
}
