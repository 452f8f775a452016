import type { PageData } from './page-input.ts';

/** What a page has of which nothing is known. */
export const NO_PAGE_DATA: PageData = {
  games: [],
  gameCounts: {},
  slotReturn: null,
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
  help: null,
};
