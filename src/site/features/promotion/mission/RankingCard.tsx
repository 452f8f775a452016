import type { BoardState, MissionLeaderboardValue, Promotion } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useWordsIn } from '#ui/i18n/useWordsIn.ts';
import { Anchor } from '#ui/kit/Anchor.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { Pill, type PillProps } from '#ui/kit/Pill.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { promotionHref } from '../promotion-href.ts';
import { PromotionDates } from '../PromotionCard.tsx';
import { StatusPill } from '../StatusPill.tsx';
import styles from './Missions.module.css';
import { QueryProblem } from './QueryProblem.tsx';
import { RankTable } from './RankTable.tsx';
import { useGoalWords } from './useGoalWords.ts';

/** Slower than missions, so that many boards together keep within the rate limit. */
const POLL_MS = 60_000;
const LISTED = 20;

const TONES: Readonly<Record<BoardState, PillProps['tone']>> = {
  running: 'primary',
  review: 'accent',
  paid: 'win',
  cancelled: 'loss',
};

/** A ranking: what ranks, its state and its places. */
export function RankingCard({ board }: { board: Promotion }) {
  const wordsIn = useWordsIn();
  const { promotionId, title, summary, language } = board;
  const query = { missionId: promotionId, limit: LISTED };
  const { value, problem, refresh } = useQuery(
    'getMissionLeaderboard',
    { query },
    { everyMs: POLL_MS },
  );
  return (
    <Card as="li" className={styles.board}>
      <h2 className={`display ${styles.name}`}>
        <Anchor className={styles.link} href={promotionHref(promotionId)}>
          <span {...wordsIn(language)}>{title}</span>
        </Anchor>
      </h2>
      <p {...wordsIn(language)}>{summary}</p>
      {value !== undefined ? (
        <Ranking board={board} ranking={value} />
      ) : problem === null ? (
        <Skeleton count={4} />
      ) : (
        <QueryProblem problem={problem} onRetry={() => void refresh()} />
      )}
    </Card>
  );
}

interface RankingProps {
  board: Promotion;
  ranking: MissionLeaderboardValue;
}

function Ranking({ board, ranking }: RankingProps) {
  const { title, currency, status } = board;
  const say = useTexts('mission');
  const { ranking: rankedBy, limits, value } = useGoalWords(currency);
  const { goal, state } = ranking;
  const restrictions = [
    ...limits(goal),
    say('mission:ranking.least', { least: value(goal, goal.least) }),
  ];
  return (
    <>
      <div className={styles.tags}>
        {status === 'comingSoon' ? (
          <StatusPill status={status} />
        ) : (
          <Pill tone={TONES[state]}>{say(`mission:state.${state}`)}</Pill>
        )}
      </div>
      <p>{rankedBy(goal)}</p>
      <p className={styles.quiet}>{restrictions.join(' ')}</p>
      {state === 'running' ? (
        <PromotionDates promotion={board} />
      ) : (
        <p className={styles.quiet}>{say(`mission:stateText.${state}`)}</p>
      )}
      <RankTable ranking={ranking} title={title} currency={currency} />
    </>
  );
}
