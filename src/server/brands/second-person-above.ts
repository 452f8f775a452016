import { checkedCurrency } from '#domain/money/currency.ts';
import { decimalTextFromMicro } from '#domain/money/decimal-text.ts';
import { MAX_AMOUNT_MICRO } from '#domain/money/micro.ts';
import { Problem } from '../platform/problem.ts';
import type { WeighedAct } from '../platform/second-person.ts';
import type { LiveBrand } from './live-brand.ts';

/** Above so much, added to wallets in a day, two persons decide. Null: the brand has no such rule. */
export function secondPersonAboveMicro(brand: LiveBrand): bigint | null {
  const { secondPersonAboveMicro: above } = brand.setting('withdrawalTerms');
  return above === null ? null : BigInt(above);
}

/**
 * An act of staff that adds cash to wallets, under the brand's two-person rule.
 * @param pointer place of the amount in the body
 * @throws Problem AMOUNT_OUT_OF_RANGE for more than an amount can be
 */
export function addsCash(
  brand: LiveBrand,
  amountMicro: bigint,
  pointer = '/amountMicro',
): WeighedAct {
  const { currency } = brand.site;
  if (amountMicro > MAX_AMOUNT_MICRO) {
    const known = checkedCurrency(currency);
    const maximum = decimalTextFromMicro(MAX_AMOUNT_MICRO, known);
    const params = { minimum: decimalTextFromMicro(0n, known), maximum, currency };
    const fields = { [pointer]: { code: 'amountTooLarge', params } };
    throw new Problem('AMOUNT_OUT_OF_RANGE', { fields });
  }
  return { brand: brand.id, currency, amountMicro, aboveMicro: secondPersonAboveMicro(brand) };
}

/** An act of staff that gives a reward, under the two-person rule of the brand's reward policy. */
export function givesReward(brand: LiveBrand, amountMicro: bigint): WeighedAct {
  const aboveMicro = BigInt(brand.setting('rewardPolicy').secondPersonAboveMicro);
  return { brand: brand.id, currency: brand.site.currency, amountMicro, aboveMicro };
}
