import { latinDigits } from '#domain/text/latin-digits.ts';
import { decimalSign, parseAmount } from '#ui/i18n/parse-amount.ts';
import type { DraftFault } from './useFaultText.ts';

export interface Bounds {
  readonly minimum: number;
  readonly maximum: number;
  readonly multipleOf?: number;
}

/** A typed figure: its value, or why it is refused. */
export type Figure =
  | { readonly value: number; readonly fault: null }
  | { readonly value: null; readonly fault: Omit<DraftFault, 'pointer'> };

const refused = (code: string, params?: Readonly<Record<string, number>>): Figure => ({
  value: null,
  fault: params === undefined ? { code } : { code, params },
});

/** A whole number within the contract's bounds. */
export function readWhole(typed: string, { minimum, maximum, multipleOf = 1 }: Bounds): Figure {
  const text = latinDigits(typed.trim());
  if (text === '') return refused('REQUIRED');
  if (!/^\d{1,9}$/.test(text)) return refused('PATTERN');
  const value = Number(text);
  if (value < minimum) return refused('minimum', { limit: minimum });
  if (value > maximum) return refused('maximum', { limit: maximum });
  if (value % multipleOf !== 0) return refused('multipleOf', { multipleOf });
  return { value, fault: null };
}

const MICRO_PER_BASIS_POINT = 10_000n;
const BASIS_POINTS_PER_PERCENT = 100;
const MAX_PERCENT = 100;
const PERCENT_DIGITS = 2;

/** A percentage of at most two decimals, in basis points. */
export function readPercent(typed: string, locale: string): Figure {
  const text = typed.trim();
  if (text === '') return refused('REQUIRED');
  const micro = parseAmount(text, PERCENT_DIGITS, decimalSign(locale));
  if (micro === null) return refused('PATTERN');
  const value = Number(micro / MICRO_PER_BASIS_POINT);
  return value > MAX_PERCENT * BASIS_POINTS_PER_PERCENT
    ? refused('maximum', { limit: MAX_PERCENT })
    : { value, fault: null };
}

/** Basis points as a percentage in the reader's notation, without the sign. */
export function percentText(basisPoints: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: PERCENT_DIGITS }).format(
    basisPoints / BASIS_POINTS_PER_PERCENT,
  );
}
