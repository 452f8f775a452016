import { useTexts } from '#ui/i18n/useTexts.ts';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { LotteryCards } from './LotteryCards.tsx';
import { useLotteryGames } from './useLotteryGames.ts';
import { useServerNow } from '../../frame/useServerNow.ts';

/** The lotteries that close next. @param count how many */
export function ClosingSoon({ count }: { count: number }) {
  const say = useTexts('lottery');
  const { games, serverTime } = useLotteryGames();
  const now = useServerNow(serverTime);
  if (games === undefined) return <Skeleton shape="block" count={1} />;
  const soon = games
    .filter(({ maintenance }) => !maintenance)
    .toSorted((a, b) => a.drawsAt.localeCompare(b.drawsAt))
    .slice(0, count);
  return <LotteryCards games={soon} now={now} label={say('lottery:closingSoon')} />;
}
