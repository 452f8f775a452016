import type { LimitKind } from '#contract/generated/types.ts';
import { currencyDigits } from '#domain/money/format-micro.ts';
import { decimalSign, parseAmount } from '#ui/i18n/parse-amount.ts';

/** The shortest time that can be a limit. */
const MIN_MINUTES = 15n;

const MICRO = 1_000_000n;

/**
 * A typed limit in the unit of its kind: money in micro-units; time is typed in hours and becomes
 * whole minutes. Null when it is not a limit.
 */
export function readLimit(
  typed: string,
  kind: LimitKind,
  currency: string,
  locale: string,
): bigint | null {
  const isTime = kind === 'time';
  const amount = parseAmount(typed, isTime ? 2 : currencyDigits(currency), decimalSign(locale));
  if (amount === null || amount <= 0n) return null;
  if (!isTime) return amount;
  const minutes = (amount * 60n + MICRO / 2n) / MICRO;
  return minutes < MIN_MINUTES ? null : minutes;
}
