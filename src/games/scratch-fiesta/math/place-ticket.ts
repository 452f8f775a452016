import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { isClientSeed } from '#domain/fairness/round-seeds.ts';
import { ChoiceError, type JsonObject, type TicketWager } from '../../game-rules.ts';
import { SERIES_TICKETS } from '../rules.ts';
import type { OpenSeries } from './series.ts';
import { freePlaceFrom } from './sold-places.ts';

/**
 * The place of a player's ticket: the next one that is not sold from the place that the player's client
 * seed gives. That place is a number below the tickets of the series from the stream of
 * HMAC-SHA256(secret of the series, `clientSeed:number:cursor`), so neither the house nor the player can
 * choose it, and every place is sold once for any seeds.
 * @throws ChoiceError for a ticket that the server did not complete, or when all are sold
 */
export function placeTicket({ secret }: OpenSeries, wager: JsonObject): number {
  const { clientSeed, number, sold } = readTicket(wager);
  const stream = openOutcomeStream({ serverSeed: secret, clientSeed, nonce: number });
  return freePlaceFrom(sold, stream.nextBelow(SERIES_TICKETS), SERIES_TICKETS);
}

/** @throws ChoiceError with the member at fault */
export function readTicket(wager: JsonObject): TicketWager {
  const { clientSeed, number, sold } = wager as Partial<Record<keyof TicketWager, unknown>>;
  if (typeof clientSeed !== 'string' || !isClientSeed(clientSeed)) {
    throw new ChoiceError('/clientSeed', 'a ticket has the client seed of its player');
  }
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 0) {
    throw new ChoiceError('/number', 'a ticket has a number from 0');
  }
  if (typeof sold !== 'string' || !/^[0-9a-f]*$/.test(sold)) {
    throw new ChoiceError('/sold', 'sold places are hexadecimal digits');
  }
  return { clientSeed, number, sold };
}
