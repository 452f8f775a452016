import type { Lottery } from '#domain/lottery/lottery.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Card } from '#ui/kit/Card.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx';
import boardStyles from './Board.module.css';
import styles from './Lottery.module.css';
import { useNarrowScreen } from '../../frame/useNarrowScreen.ts';

/** Holds the place of board and slip, with as many rows as the first bet has. */
export function BoardSkeleton({ lottery }: { lottery: Lottery }) {
  const say = useTexts('ui');
  const isNarrow = useNarrowScreen();
  const rows = lottery.plays[0]?.rows ?? [];
  return (
    <div className={styles.columns} role="status">
      <VisuallyHidden>{say('ui:loading')}</VisuallyHidden>
      <Card className={boardStyles.board}>
        <Skeleton shape="heading" />
        <Skeleton count={2} />
        <div className={boardStyles.rows}>
          {rows.map(({ key }) => (
            <div key={key} className={boardStyles.row}>
              <Skeleton />
              <Skeleton shape="heading" />
            </div>
          ))}
        </div>
        <Skeleton shape="block" />
      </Card>
      {isNarrow ? null : (
        <Card>
          <Skeleton shape="heading" />
          <Skeleton count={2} />
        </Card>
      )}
    </div>
  );
}
