import schema from '#schemas/entities/lottery-terms.json' with { type: 'json' };
import type { LotterySettings, LotteryTerms } from '#contract/generated/types.ts';
import { currencyExponent, isCurrency } from '#domain/money/currency.ts';
import type { DraftFault } from '#staff/setting/useFaultText.ts';
import { formatAmount } from '#staff/values/format-amount.ts';
import { decimalSign, parseAmount } from '#ui/i18n/parse-amount.ts';

/** The typed terms in the order they are read in. */
export const TYPED_TERMS = [
  'ceilingSeries',
  'floorSeries',
  'maxPayoutMicro',
  'exposureMicro',
  'chaseMost',
] as const satisfies (keyof LotteryTerms)[];

export type TypedTerm = (typeof TYPED_TERMS)[number];

/** What somebody is about to set, as typed. */
export interface LotteryEdits extends Readonly<Partial<Record<TypedTerm, string>>> {
  readonly mayCancel?: boolean;
}

export const isAmountTerm = (term: TypedTerm): term is 'maxPayoutMicro' | 'exposureMicro' =>
  term === 'maxPayoutMicro' || term === 'exposureMicro';

export function termText(
  term: TypedTerm,
  terms: LotteryTerms,
  { currency, locale }: { currency: string; locale: string },
): string {
  return isAmountTerm(term)
    ? formatAmount(BigInt(terms[term]), currency, locale).figures
    : String(terms[term]);
}

/** The terms with the edits; null while something cannot be read. */
export function draftTerms(
  { terms: now, currency }: LotterySettings,
  edits: LotteryEdits | null,
  locale: string,
): { terms: LotteryTerms | null; faults: readonly DraftFault[] } {
  const faults: DraftFault[] = [];
  const typed: Record<string, string | number> = {};
  for (const term of TYPED_TERMS) {
    const text = edits?.[term]?.trim();
    if (text === undefined) continue;
    const value = isAmountTerm(term) ? readAmount(text, currency, locale) : readNumber(term, text);
    if (value === null)
      faults.push({ pointer: `/${term}`, code: text === '' ? 'REQUIRED' : 'PATTERN' });
    else typed[term] = value;
  }
  if (faults.length > 0) return { terms: null, faults };
  const terms = { ...now, ...typed, mayCancel: edits?.mayCancel ?? now.mayCancel };
  if (terms.floorSeries > terms.ceilingSeries) {
    return { terms: null, faults: [{ pointer: '/floorSeries', code: 'PATTERN' }] };
  }
  return { terms, faults };
}

function readAmount(text: string, currency: string, locale: string): string | null {
  const digits = isCurrency(currency) ? currencyExponent(currency) : 2;
  const micro = parseAmount(text, digits, decimalSign(locale));
  return micro === null || micro <= 0n ? null : String(micro);
}

type NumberTerm = Exclude<TypedTerm, 'maxPayoutMicro' | 'exposureMicro'>;

export const boundsOf = (term: NumberTerm): { minimum: number; maximum: number } =>
  schema.properties[term];

function readNumber(term: NumberTerm, text: string): number | null {
  if (!/^\d{1,4}$/.test(text)) return null;
  const { minimum, maximum } = boundsOf(term);
  const value = Number(text);
  return value >= minimum && value <= maximum ? value : null;
}
