// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { GameItem } from './game.ts';
import type { VendorCode } from './vendor.ts';

/**
 * A game that a player keeps.
 */
export interface Favourite {
  nodeId: string;
  vendor: VendorCode;
  gameType: string;
}
export interface ListFavouriteIdsValue {
  /**
   * @maxItems 1000
   */
  ids: string[];
}
export interface ListFavouritesQuery {
  pageNo?: number;
  pageSize?: number;
  gameType?: string;
}
export interface ListFavouritesValue {
  /**
   * @maxItems 100
   */
  content: GameItem[];
  pageNum: number;
  totalPages: number;
}
export interface RemoveFavouriteParams {
  nodeId: string;
}
