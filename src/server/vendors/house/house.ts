import type { GamePolicy } from '#contract/generated/types.ts';
import type { Parts } from '../../parts.ts';
import type { VendorPorts } from '../vendor-adapter.ts';
import type { HouseGames } from './house-games.ts';

/** What our own games run on. */
export interface House extends Pick<Parts, 'db' | 'clock' | 'log' | 'live'>, VendorPorts {
  games: HouseGames;
  /** What a brand asks of the games. */
  policyOf: (brand: string) => GamePolicy;
  /** Events of the outbox wait to be read. */
  nudge: () => void;
}
