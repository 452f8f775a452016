import { type Fraction, fraction } from '../../kit/proof/fraction.ts';
import { returnOf } from '../../kit/proof/percent.ts';
import { PRIZES, SERIES_TICKETS } from '../rules.ts';

/** How many tickets of a series win something. */
export const WINNING_TICKETS = PRIZES.reduce((sum, { tickets }) => sum + tickets, 0);

/** The exact return of a whole series, which is that of a ticket whose place is not known. */
export function seriesReturn(): Fraction {
  return returnOf([
    ...PRIZES.map(({ tickets, multiplier }) => ({ ways: BigInt(tickets), multiplier })),
    { ways: BigInt(SERIES_TICKETS - WINNING_TICKETS), multiplier: 0n },
  ]);
}

/** The chance of so many tickets of a series. */
export function ticketChance(tickets: number): Fraction {
  return fraction(BigInt(tickets), BigInt(SERIES_TICKETS));
}
