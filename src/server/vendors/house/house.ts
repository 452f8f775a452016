import type { Parts } from '../../parts.ts';
import type { VendorPorts } from '../vendor-adapter.ts';
import type { HouseGames } from './house-games.ts';

/** What our own games run on. */
export interface House extends Pick<Parts, 'db' | 'clock' | 'log'>, VendorPorts {
  games: HouseGames;
}
