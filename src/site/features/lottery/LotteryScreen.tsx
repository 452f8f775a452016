import { Navigate, useSearchParams } from 'react-router-dom';
import type { Lottery } from '#domain/lottery/lottery.ts';
import { findLottery } from '#lotteries/lotteries.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { countdownOf } from './countdown.ts';
import { DrawHead } from './DrawHead.tsx';
import styles from './Lottery.module.css';
import { LotteryDesk } from './LotteryDesk.tsx';
import { useBoardTerms } from './useBoardTerms.ts';
import { useLotteryGames } from './useLotteryGames.ts';
import { useServerNow } from '../../frame/useServerNow.ts';

/** Lobby of the lotteries. */
const LIST = '/elott';

/** The board of one lottery, named by `gameCode`. Visitors may fill in a slip. */
export function LotteryScreen() {
  const [params] = useSearchParams();
  const gameCode = params.get('gameCode') ?? '';
  if (gameCode === '') return <Navigate to={LIST} replace />;
  const lottery = findLottery(gameCode);
  return (
    <div className={`page ${styles.screen}`}>
      {lottery === null ? <NotOffered /> : <LotteryPage key={gameCode} lottery={lottery} />}
    </div>
  );
}

/** The head shows what the list of lotteries already knows while the terms are loaded. */
function LotteryPage({ lottery }: { lottery: Lottery }) {
  const problemText = useProblemText();
  const { terms, problem } = useBoardTerms(lottery.code);
  const { games, serverTime } = useLotteryGames();
  const now = useServerNow(serverTime ?? terms?.serverTime);
  const game = games?.find(({ gameCode }) => gameCode === lottery.code) ?? terms?.game ?? null;
  const countdown = game === null ? null : countdownOf(game, now);
  if (problem?.code === 'GAME_NOT_FOUND') return <NotOffered />;
  return (
    <>
      <DrawHead lottery={lottery} game={game} countdown={countdown} />
      {terms !== undefined && game !== null && countdown !== null ? (
        <LotteryDesk lottery={lottery} terms={terms} game={game} countdown={countdown} />
      ) : problem === null ? (
        <BoardSkeleton lottery={lottery} />
      ) : (
        <Notice tone="problem">{problemText(problem)}</Notice>
      )}
    </>
  );
}

function NotOffered() {
  const say = useTexts('lottery');
  return (
    <EmptyState
      icon="ticket"
      title={say('lottery:notFound')}
      action={<ButtonLink href={LIST}>{say('lottery:all')}</ButtonLink>}
    >
      {say('lottery:notFound.text')}
    </EmptyState>
  );
}
