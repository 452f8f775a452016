import type { WeighedAct } from '../platform/second-person.ts';
import type { LiveBrand } from './live-brand.ts';

/** Above so much, added to wallets in a day, two persons decide. Null: the brand has no such rule. */
export function secondPersonAboveMicro(brand: LiveBrand): bigint | null {
  const { secondPersonAboveMicro: above } = brand.setting('withdrawalTerms');
  return above === null ? null : BigInt(above);
}

/** An act of staff that adds cash to wallets, under the brand's two-person rule. */
export function addsCash(brand: LiveBrand, amountMicro: bigint): WeighedAct {
  const { currency } = brand.site;
  return { brand: brand.id, currency, amountMicro, aboveMicro: secondPersonAboveMicro(brand) };
}

/** An act of staff that gives a reward, under the two-person rule of the brand's reward policy. */
export function givesReward(brand: LiveBrand, amountMicro: bigint): WeighedAct {
  const aboveMicro = BigInt(brand.setting('rewardPolicy').secondPersonAboveMicro);
  return { brand: brand.id, currency: brand.site.currency, amountMicro, aboveMicro };
}
