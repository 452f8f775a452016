import { checkedCurrency, currencyExponent } from '../money/currency.ts';
import { wholeMicro } from '../money/micro.ts';
import { FAIR_SERIES, ODDS_PARTS, PUBLISHED_STAKE } from './odds.ts';

/** Money of a unit, in thousandths of the unit price: 2, 0.2, 0.02 and 0.002 at a price of 2. */
export const MONEY_MODES = [1000, 100, 10, 1] as const;
export type MoneyMode = (typeof MONEY_MODES)[number];

/** Units of one line; a full board of five digits has 100,000. */
export const MOST_UNITS = 100_000;
export const MOST_MULTIPLE = 9_999;
export const MOST_LINES = 50;

export interface LineMoney {
  readonly units: number;
  readonly multiple: number;
  readonly mode: MoneyMode;
  /** Price of a unit in the largest mode, in micro-units of the currency. */
  readonly priceMicro: bigint;
}

/** Price of a unit in the largest mode: 2, or 2,000 in currencies without cents. Micro-units. */
export function unitPriceMicro(currency: string): bigint {
  const scale = currencyExponent(checkedCurrency(currency)) === 0 ? 1000n : 1n;
  return BigInt(PUBLISHED_STAKE) * scale * 1_000_000n;
}

/** What one unit of a line is staked with, in micro-units. */
export function unitStakeMicro({ multiple, mode, priceMicro }: Omit<LineMoney, 'units'>): bigint {
  return (priceMicro * BigInt(mode) * BigInt(multiple)) / 1000n;
}

export function lineStakeMicro(line: LineMoney): bigint {
  return unitStakeMicro(line) * BigInt(line.units);
}

/** Whether a stake is a multiple of the currency's smallest unit; 0, the stake of an empty line, is one. */
export function isPayableStake(stakeMicro: bigint, currency: string): boolean {
  return wholeMicro(stakeMicro, checkedCurrency(currency)) === stakeMicro;
}

/**
 * Money modes to offer for a line: those whose stake the currency can express.
 * @param line without a mode; `units` 0 for an empty line, which fits every mode
 */
export function payableModes(
  line: Omit<LineMoney, 'mode'>,
  currency: string,
): readonly MoneyMode[] {
  return MONEY_MODES.filter((mode) => isPayableStake(lineStakeMicro({ ...line, mode }), currency));
}

/** @param paidForTwo what the line's hits pay for a stake of 2 a unit, in ten-thousandths */
export function payoutMicro(unitStake: bigint, paidForTwo: number): bigint {
  return (unitStake * BigInt(paidForTwo)) / BigInt(PUBLISHED_STAKE * ODDS_PARTS);
}

/**
 * What a settled stake returns whatever was drawn: stake x (ceiling - series) / 2000, so that the
 * total return does not depend on the series a player takes.
 */
export function rebateMicro(stakeMicro: bigint, ceiling: number, series: number): bigint {
  return (stakeMicro * BigInt(Math.max(0, ceiling - series))) / BigInt(FAIR_SERIES);
}
