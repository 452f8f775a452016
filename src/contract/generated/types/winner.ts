// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { GameItem } from './game.ts';
import type { CurrencyCode, LanguageCode, Moment, PositiveAmountMicro } from './shared.ts';

export interface ListWinnersQuery {
  gameCategory?:
    'ALL' | 'LOTT' | 'ELOTT' | 'LIVE' | 'RNG' | 'FISH' | 'SPORTS' | 'ESPORTS' | 'COCKFIGHT' | 'PVP';
  language?: LanguageCode;
  limitNum?: number;
}
export interface ListWinnersValue {
  /**
   * @maxItems 100
   */
  latest: Winner[];
  /**
   * @maxItems 100
   */
  biggest: Winner[];
}
/**
 * A win to tell of.
 */
export interface Winner {
  /**
   * Masked.
   */
  player: string;
  winAmountMicro: PositiveAmountMicro;
  currency: CurrencyCode;
  game: GameItem;
  at: Moment;
}
