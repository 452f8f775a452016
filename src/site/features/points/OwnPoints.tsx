import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useProblemText } from '#ui/query/useProblemText.ts';
import styles from './BalanceCard.module.css';
import { usePointsBalance } from './usePointsBalance.ts';
import { usePointsText } from './usePointsText.ts';

/** Current points, and those held for redemptions under way. */
export function OwnPoints() {
  const say = useTexts('points');
  const problemText = useProblemText();
  const pointsText = usePointsText();
  const { value, problem } = usePointsBalance();
  return (
    <>
      <h2 id="points-balance" className={styles.label}>
        {say('points:balance')}
      </h2>
      {value !== undefined ? (
        <p className={`display tabular ${styles.figure}`}>{pointsText(value.currentPoints)}</p>
      ) : problem === null ? (
        <Skeleton shape="heading" />
      ) : (
        <Notice tone="problem">{problemText(problem)}</Notice>
      )}
      {value === undefined || value.pendingPoints === 0 ? null : (
        <p className={styles.note}>{say('points:pending', { count: value.pendingPoints })}</p>
      )}
    </>
  );
}
