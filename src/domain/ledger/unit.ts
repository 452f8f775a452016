/**
 * Units that players collect, such as points. The ledger counts them as it counts a currency, in millionths, so that each has its entries. A
 * member's account of a unit is `cash` in it; what a correction takes beyond it is a debt in it.
 */
export const POINTS = 'PTS';

export const UNITS: readonly string[] = [POINTS];

export const isUnit = (currency: string): boolean => UNITS.includes(currency);
