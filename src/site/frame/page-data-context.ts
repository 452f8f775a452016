import { createContext, useContext } from 'react';
import type { PageData } from '#brand/page/page-input.ts';

const NOTHING: PageData = {
  games: [],
  gamesTotal: 0,
  hot: [],
  recent: [],
  balance: null,
  playMoney: null,
  winners: { latest: [], biggest: [] },
  arrival: null,
  jackpot: null,
  notices: [],
  help: null,
};

export const PageDataContext = createContext<PageData>(NOTHING);

/** What the page came with beside its plan. */
export function usePageData(): PageData {
  return useContext(PageDataContext);
}
