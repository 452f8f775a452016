import { currencyExponent, isCurrency } from '#domain/money/currency.ts';
import { percentOfPpm, ppmOfPercent, WHOLE_PPM } from '#domain/jackpot/jackpot-terms.ts';
import { decimalSign, parseAmount } from '#ui/i18n/parse-amount.ts';
import { formatAmount } from '#staff/values/format-amount.ts';

/** The terms of a jackpot by their names in the contract, in the order they are read in. */
export const TERM_NAMES = [
  'contributionPercent',
  'startMicro',
  'turnoverMicro',
  'mustHitMicro',
] as const;
export type TermName = (typeof TERM_NAMES)[number];

/** The terms that are set: a limit says by itself how often the pool is taken. */
export function namesOf({ limited }: { readonly limited: boolean }): readonly TermName[] {
  const other = limited ? 'turnoverMicro' : 'mustHitMicro';
  return TERM_NAMES.filter((name) => name !== other);
}

/** In what an amount is, and how figures are written. */
export interface Notation {
  readonly currency: string;
  readonly locale: string;
}

/** The contract's decimals of a percentage. */
const PERCENT_DIGITS = 4;
/** Millionths of a percent in a part of a million. */
const PER_PPM = 100n;

/**
 * What somebody typed for a term, as the contract has it: percent as decimal text, money as
 * micro-units. null: it is not one figure, or a finer one than can be kept.
 */
export function readTerm(
  name: TermName,
  typed: string,
  { currency, locale }: Notation,
): string | null {
  const decimal = decimalSign(locale);
  if (name === 'contributionPercent') {
    const percent = parseAmount(typed, PERCENT_DIGITS, decimal);
    return percent === null ? null : percentOfPpm(Number(percent / PER_PPM));
  }
  const digits = isCurrency(currency) ? currencyExponent(currency) : 2;
  return parseAmount(typed, digits, decimal)?.toString() ?? null;
}

/** A term in the reader's own figures, without its unit; what is typed so is read as the same. */
export function termFigures(name: TermName, value: string, { currency, locale }: Notation): string {
  if (name !== 'contributionPercent') return formatAmount(BigInt(value), currency, locale).figures;
  return new Intl.NumberFormat(locale, { maximumFractionDigits: PERCENT_DIGITS }).format(
    value as Intl.StringNumericLiteral,
  );
}

/** A term with its unit: "1.5 %", "500.00 PEN". */
export function termText(name: TermName, value: string, notation: Notation): string {
  return name === 'contributionPercent'
    ? ppmText(ppmOfPercent(value), notation.locale)
    : `${termFigures(name, value, notation)} ${notation.currency}`;
}

/** Parts of a million as a percentage. */
export function ppmText(ppm: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: PERCENT_DIGITS,
  }).format(ppm / WHOLE_PPM);
}
