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

/**
 * Minor units of an amount.
 * @throws MoneyRefusal AMOUNT_NOT_CONVERTIBLE when part of a minor unit would be left over.
 */
export function minorFromMicro(amountMicro: bigint, currency: Currency): bigint {
  return scaledFromMicro(amountMicro, 10n ** BigInt(currencyExponent(currency)));
}

/** The part of an amount that whole minor units of the currency can express, in micro-units. */
export function wholeMicro(amountMicro: bigint, currency: Currency): bigint {
  return amountMicro - (amountMicro % smallestMicro(currency));
}

/** The currency's smallest unit, in micro-units. */
export function smallestMicro(currency: Currency): bigint {
  return MICRO_PER_UNIT / 10n ** BigInt(currencyExponent(currency));
}

/**
 * An amount as an integer that counts `partsPerUnit` to one unit.
 * @throws MoneyRefusal AMOUNT_NOT_CONVERTIBLE when part of such an integer would be left over.
 */
export function scaledFromMicro(amountMicro: bigint, partsPerUnit: bigint): bigint {
  const scaled = amountMicro * partsPerUnit;
  if (scaled % MICRO_PER_UNIT !== 0n) {
    throw new MoneyRefusal(
      'AMOUNT_NOT_CONVERTIBLE',
      'the amount is finer than the unit it is wanted in',
    );
  }
  return scaled / MICRO_PER_UNIT;
}
