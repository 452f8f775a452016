import type { Parts } from '../../parts.ts';
import type { Wager } from '../../play/wager/wager.ts';
import type { Book } from './book.ts';
import type { Disturbances } from './disturbances.ts';

/** Supplier and game of the own book in the lobby and in the ledger. */
export const SPORTS = 'sports';
export const SPORTSBOOK = 'sportsbook';

/** What sports run on. */
export interface SportsParts extends Pick<Parts, 'db' | 'clock' | 'log' | 'brands'> {
  readonly book: Book;
  readonly disturbances: Disturbances;
  readonly wager: Wager;
  /** Events of the outbox wait to be read. */
  readonly nudge: () => void;
}
