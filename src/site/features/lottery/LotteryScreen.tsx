import { useSearchParams } from 'react-router-dom';
import { findLottery } from '#lotteries/lotteries.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { MuiRoot } from '#ui/theme/MuiRoot.tsx';
import styles from './Lottery.module.css';
import { LotteryDesk } from './LotteryDesk.tsx';

/** The board of one lottery, named by `gameCode`. */
export function LotteryScreen() {
  const say = useTexts('lottery', 'lottery-play');
  const problemText = useProblemText();
  const [params] = useSearchParams();
  const gameCode = params.get('gameCode') ?? '';
  const lottery = findLottery(gameCode);
  const { value: terms, problem } = useQuery(
    'getLotteryBoard',
    { query: { gameCode } },
    { enabled: lottery !== null },
  );
  const isGone = lottery === null || problem?.code === 'GAME_NOT_FOUND';
  return (
    <div className={`page ${styles.screen}`}>
      {isGone ? (
        <EmptyState
          icon="ticket"
          title={say('lottery:notFound')}
          action={<ButtonLink href="/elott">{say('lottery:all')}</ButtonLink>}
        >
          {say('lottery:notFound.text')}
        </EmptyState>
      ) : terms === undefined ? (
        problem === null ? (
          <Skeleton shape="block" count={3} />
        ) : (
          <Notice tone="problem">{problemText(problem)}</Notice>
        )
      ) : (
        <MuiRoot>
          <LotteryDesk key={gameCode} lottery={lottery} terms={terms} />
        </MuiRoot>
      )}
    </div>
  );
}
