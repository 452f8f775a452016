import { useState } from 'react';
import type { LotteryGame } from '#contract/generated/types.ts';
import { useTopic } from '#ui/live/useTopic.ts';
import { usePageData } from '../../frame/page-data-context.ts';
import { useQuery } from '#ui/query/useQuery.ts';

export interface LotteryState {
  /** undefined: on their way. */
  readonly games: readonly LotteryGame[] | undefined;
  readonly serverTime: string | undefined;
}

/** Where no socket gets through, the draws are asked for. */
const EVERY_MS = 20_000;

/** Every lottery of the brand with its next and last draw, kept fresh over the socket. */
export function useLotteryGames(): LotteryState {
  const { lotteries } = usePageData();
  const { value } = useQuery(
    'getLotteryLobby',
    {},
    { everyMs: EVERY_MS, initial: lotteries ?? undefined },
  );
  const [told, setTold] = useState<{ games: readonly LotteryGame[]; serverTime: string } | null>(
    null,
  );
  useTopic('lotteryDraw', setTold);
  const isNewer = told !== null && (value === undefined || told.serverTime >= value.serverTime);
  return {
    games: isNewer ? told.games : value?.games,
    serverTime: isNewer ? told.serverTime : value?.serverTime,
  };
}
