/**
 * Units that players collect, such as points. The ledger counts them as it counts a currency, in millionths, so that each has its entries. A
 * member's account of a unit is `cash` in it; what a correction takes beyond it is a debt in it.
 */
export const POINTS = 'PTS';
/** Spins of prize wheels. */
export const SPINS = 'SPN';
/** Tickets of golden eggs. */
export const TICKETS = 'TKT';

/** Millionths of a whole point, spin or ticket. */
export const UNIT_MICRO = 1_000_000n;

export const UNITS: readonly string[] = [POINTS, SPINS, TICKETS];

export const isUnit = (currency: string): boolean => UNITS.includes(currency);
