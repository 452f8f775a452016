import { checkedCurrency } from '#domain/money/currency.ts';
import { decimalTextFromMicro } from '#domain/money/decimal-text.ts';
import { minorFromMicro } from '#domain/money/micro.ts';
import { MoneyRefusal } from '#domain/money/money-refusal.ts';
import { Problem } from '../platform/problem.ts';

interface Bounds {
  minMicro: bigint;
  maxMicro: bigint;
}

/**
 * Refuses an amount that the currency cannot express or that is out of bounds; it is never rounded.
 * @param pointer of the amount in the body
 * @throws Problem AMOUNT_NOT_CONVERTIBLE, AMOUNT_OUT_OF_RANGE
 */
export function checkAmount(
  { amountMicro, currency }: { amountMicro: bigint; currency: string },
  { minMicro, maxMicro }: Bounds,
  pointer = '/amountMicro',
): void {
  checkWhole(amountMicro, currency, pointer);
  if (amountMicro >= minMicro && amountMicro <= maxMicro) return;
  const known = checkedCurrency(currency);
  const params = {
    minimum: decimalTextFromMicro(minMicro, known),
    maximum: decimalTextFromMicro(maxMicro, known),
    currency,
  };
  const code = amountMicro < minMicro ? 'amountTooSmall' : 'amountTooLarge';
  throw new Problem('AMOUNT_OUT_OF_RANGE', { fields: { [pointer]: { code, params } } });
}

/**
 * Refuses an amount that the currency cannot express.
 * @throws Problem AMOUNT_NOT_CONVERTIBLE
 */
export function checkWhole(amountMicro: bigint, currency: string, pointer: string): void {
  try {
    minorFromMicro(amountMicro, checkedCurrency(currency));
  } catch (cause) {
    if (!(cause instanceof MoneyRefusal)) throw cause;
    throw new Problem(cause.code, { fields: { [pointer]: { code: 'pattern' } }, cause });
  }
}
