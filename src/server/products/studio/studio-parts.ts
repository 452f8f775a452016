import { liveRoundRef, STUDIO } from '#domain/live/own-studio.ts';
import type { StudioTable } from '#games/live/live-tables.ts';
import type { Parts } from '../../parts.ts';
import type { Beacon } from '../../play/chance/beacon.ts';
import type { RoundOfMany } from '../../play/wager/pay-set.ts';
import type { Wagered } from '../../play/wager/wagered.ts';
import type { Wager } from '../../play/wager/wager.ts';

/** The parts that the studio runs on. */
export interface StudioParts extends Pick<
  Parts,
  'db' | 'clock' | 'log' | 'live' | 'brands' | 'gamesOf'
> {
  /** Empty where the configuration does not serve the studio. */
  readonly tables: readonly StudioTable[];
  readonly beacon: Beacon;
  readonly wager: Wager;
  /** Events of the outbox wait to be read. */
  readonly nudge: () => void;
}

interface NamedRound {
  readonly tableCode: string;
  readonly number: number;
}

/** The rounds of all players at a table. */
export const sharedRoundOf = (
  { brand, currency }: Pick<RoundOfMany, 'brand' | 'currency'>,
  { tableCode, number }: NamedRound,
): RoundOfMany => ({
  brand,
  currency,
  vendor: STUDIO,
  gameCode: tableCode,
  roundRef: liveRoundRef(tableCode, number),
});

/** The round of one player. */
export const roundOf = (
  owner: Pick<Wagered, 'brand' | 'currency' | 'memberId'>,
  round: NamedRound,
): Wagered => ({ ...sharedRoundOf(owner, round), memberId: owner.memberId });
