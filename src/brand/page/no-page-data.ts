import { AS_DESIGNED } from '#domain/game/game-policy.ts';
import type { PageData, PagePlace } from './page-input.ts';

/** What a page has of which nothing is known. */
export const NO_PAGE_DATA: PageData = {
  games: [],
  gameCounts: {},
  gamePolicy: AS_DESIGNED,
  hot: [],
  recent: [],
  balance: null,
  unread: 0,
  playMoney: null,
  winners: { latest: [], biggest: [] },
  arrival: null,
  withdrawalArrival: null,
  jackpot: null,
  notices: [],
  promotions: null,
  lotteries: null,
  help: null,
};

/** The place of a preview, which shows what it is asked to. */
export const NOWHERE: PagePlace = { screen: null, category: null, isBare: true };
