import { currencyExponent, isCurrency } from '#domain/money/currency.ts';
import { decimalSign, parseAmount } from '#ui/i18n/parse-amount.ts';
import { formatAmount } from '../../values/format-amount.ts';
import { percentText, readPercent, readWhole } from '../read-figure.ts';
import type { DraftFault } from '../useFaultText.ts';
import type { TermSpec } from './term-spec.ts';

/** How a reader writes amounts. */
export interface Notation {
  readonly currency: string;
  readonly locale: string;
}

/** A stored term: an amount as text, a figure, a switch, a choice; null: there is none. */
export type TermValue = string | number | boolean | null;

/** A typed term: its value, or why it is refused. */
export type ReadTerm =
  | { readonly value: TermValue; readonly fault: null }
  | { readonly value: null; readonly fault: Omit<DraftFault, 'pointer'> };

const MS = 1_000;
const SECONDS_DIGITS = 3;

/** Writes a term for its field; empty: there is none. */
export function termText(
  { unit }: Pick<TermSpec, 'unit'>,
  value: TermValue,
  { currency, locale }: Notation,
): string {
  if (value === null) return '';
  switch (unit) {
    case 'money':
      return formatAmount(BigInt(String(value)), currency, locale).figures;
    case 'share':
      return percentText(Number(value), locale);
    case 'seconds':
      return new Intl.NumberFormat(locale, {
        maximumFractionDigits: SECONDS_DIGITS,
        useGrouping: false,
      }).format(Number(value) / MS);
    default:
      return String(value);
  }
}

/** Reads a typed term within the contract's bounds, in digits of any script. */
export function readTerm(spec: TermSpec, typed: string, notation: Notation): ReadTerm {
  const text = typed.trim();
  if (text === '' && spec.optional) return { value: null, fault: null };
  if (text === '') return { value: null, fault: { code: 'REQUIRED' } };
  switch (spec.unit) {
    case 'money':
      return readMoney(spec, text, notation);
    case 'share':
      return withinBounds(spec, readPercent(text, notation.locale));
    case 'seconds':
      return readSeconds(spec, text, notation);
    case 'switch':
    case 'choice':
      return { value: text, fault: null };
    default:
      return readWhole(text, {
        minimum: spec.minimum ?? 0,
        maximum: spec.maximum ?? Number.MAX_SAFE_INTEGER,
        ...(spec.multipleOf !== undefined && { multipleOf: spec.multipleOf }),
      });
  }
}

function readMoney({ minimum = 0 }: TermSpec, text: string, { currency, locale }: Notation) {
  const digits = isCurrency(currency) ? currencyExponent(currency) : 2;
  const micro = parseAmount(text, digits, decimalSign(locale));
  if (micro === null || micro < 0n) return { value: null, fault: { code: 'PATTERN' } };
  if (micro < BigInt(minimum)) {
    return { value: null, fault: { code: 'exclusiveMinimum', params: { limit: 0 } } };
  }
  return { value: String(micro), fault: null };
}

const MICRO_PER_MS = 1_000n;

function readSeconds(spec: TermSpec, text: string, { locale }: Notation): ReadTerm {
  const micro = parseAmount(text, SECONDS_DIGITS, decimalSign(locale));
  if (micro === null || micro < 0n) return { value: null, fault: { code: 'PATTERN' } };
  return withinBounds(spec, { value: Number(micro / MICRO_PER_MS), fault: null }, MS);
}

/** @param scale stored units in a shown one */
function withinBounds(
  { unit, minimum, maximum }: TermSpec,
  read: ReadTerm,
  scale = unit === 'share' ? 100 : 1,
): ReadTerm {
  if (read.fault !== null) return read;
  const value = Number(read.value);
  const beyond = (code: string, limit: number): ReadTerm => ({
    value: null,
    fault: { code, params: { limit: limit / scale } },
  });
  if (minimum !== undefined && value < minimum) return beyond('minimum', minimum);
  return maximum !== undefined && value > maximum ? beyond('maximum', maximum) : read;
}

/** The contract's bounds as a hint shows them; empty: there are none. */
export function shownBounds({
  unit,
  minimum,
  maximum,
}: TermSpec): Readonly<Record<string, number>> {
  const scale = unit === 'share' ? 100 : unit === 'seconds' ? MS : 1;
  if (unit === 'money' || minimum === undefined || maximum === undefined) return {};
  return { minimum: minimum / scale, maximum: maximum / scale };
}
