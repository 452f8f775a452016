import { OWN_BOOK } from '#domain/sports/own-book.ts';
import type { Parts } from '../../parts.ts';
import type { Wager } from '../../play/wager/wager.ts';
import type { Wagered } from '../../play/wager/wagered.ts';
import type { Book } from './book.ts';
import type { Disturbances } from './disturbances.ts';

/** What sports run on. */
export interface SportsParts extends Pick<
  Parts,
  'db' | 'clock' | 'log' | 'brands' | 'gamesOf' | 'live' | 'catalogue'
> {
  readonly book: Book;
  readonly disturbances: Disturbances;
  readonly wager: Wager;
  /** Events of the outbox wait to be read. */
  readonly nudge: () => void;
}

/** A bet is a round with one stake. */
export function roundOfBet({
  id,
  brand,
  memberId,
  currency,
  gameCode,
}: Pick<Wagered, 'brand' | 'memberId' | 'currency' | 'gameCode'> & {
  readonly id: bigint;
}): Wagered & { readonly stakeRef: string } {
  return {
    brand,
    memberId,
    currency,
    vendor: OWN_BOOK,
    gameCode,
    roundRef: String(id),
    stakeRef: `${id}:stake`,
  };
}
