import type { Promotion } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import styles from './Missions.module.css';
import { RankingCard } from './RankingCard.tsx';

/** Rankings that run or ended lately. */
export function RankingList({ boards }: { boards: readonly Promotion[] }) {
  const say = useTexts('mission');
  if (boards.length === 0) {
    return (
      <EmptyState icon="trophy" title={say('mission:noBoards')}>
        {say('mission:noBoardsText')}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.boards}>
      {boards.map((board) => (
        <RankingCard key={board.promotionId} board={board} />
      ))}
    </ul>
  );
}
