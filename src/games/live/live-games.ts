import { BACCARAT, BACCARAT_NO_COMMISSION } from './baccarat.ts';
import { BLACKJACK } from './blackjack/blackjack.ts';
import { DRAGON_TIGER } from './dragon-tiger.ts';
import type { LiveGame, LiveGameCode } from './live-game.ts';
import { ROULETTE } from './roulette.ts';
import { SIC_BO } from './sic-bo.ts';
import { THREE_CARD_POKER } from './three-card-poker.ts';

export const LIVE_GAMES: Readonly<Record<LiveGameCode, LiveGame>> = {
  baccarat: BACCARAT,
  baccaratNoCommission: BACCARAT_NO_COMMISSION,
  dragonTiger: DRAGON_TIGER,
  sicBo: SIC_BO,
  roulette: ROULETTE,
  threeCardPoker: THREE_CARD_POKER,
  blackjack: BLACKJACK,
};
