import { type Currency, currencyExponent } from './currency.ts';
import { MoneyRefusal } from './money-refusal.ts';

/** A micro-unit is 10^-6 of the currency's unit. */
export const MICRO_DIGITS = 6;
const MICRO_PER_UNIT = 1_000_000n;

/**
 * The largest amount of one movement: 10^12 units. Nine such credits fit a balance (a signed 64-bit
 * integer), and the database refuses the tenth instead of wrapping around.
 */
export const MAX_AMOUNT_MICRO = 10n ** 18n;

/** @throws MoneyRefusal AMOUNT_OUT_OF_RANGE beyond MAX_AMOUNT_MICRO on either side. */
export function checkedMicro(amountMicro: bigint): bigint {
  if (amountMicro > MAX_AMOUNT_MICRO || amountMicro < -MAX_AMOUNT_MICRO) {
    throw new MoneyRefusal(
      'AMOUNT_OUT_OF_RANGE',
      'the amount is beyond what one movement may carry',
    );
  }
  return amountMicro;
}

/** Micro-units of an amount in minor units (cents; whole yen). */
export function microFromMinor(amountMinor: bigint, currency: Currency): bigint {
  return microFromScaled(amountMinor, 10n ** BigInt(currencyExponent(currency)));
}

/**
 * Minor units of an amount.
 * @throws MoneyRefusal AMOUNT_NOT_CONVERTIBLE when part of a minor unit would be left over.
 */
export function minorFromMicro(amountMicro: bigint, currency: Currency): bigint {
  return scaledFromMicro(amountMicro, 10n ** BigInt(currencyExponent(currency)));
}

/**
 * Micro-units of a vendor's integer that counts `partsPerUnit` to one unit (100 000 in some dialects).
 * @throws MoneyRefusal AMOUNT_NOT_CONVERTIBLE when a part is finer than a micro-unit and the amount needs it.
 */
export function microFromScaled(amount: bigint, partsPerUnit: bigint): bigint {
  return checkedMicro(exactQuotient(amount * MICRO_PER_UNIT, partsPerUnit));
}

/** The inverse of `microFromScaled`, with the same refusal. */
export function scaledFromMicro(amountMicro: bigint, partsPerUnit: bigint): bigint {
  return exactQuotient(amountMicro * partsPerUnit, MICRO_PER_UNIT);
}

function exactQuotient(dividend: bigint, divisor: bigint): bigint {
  if (dividend % divisor !== 0n) {
    throw new MoneyRefusal(
      'AMOUNT_NOT_CONVERTIBLE',
      'the amount is finer than the unit it is wanted in',
    );
  }
  return dividend / divisor;
}
