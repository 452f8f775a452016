import type { ReactNode } from 'react';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { CursorList } from '#ui/query/useCursorList.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import styles from './RecordList.module.css';

export interface RecordListProps<Row> {
  list: CursorList<Row>;
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** What every record has in common: waiting, failing, having nothing, having more. */
export function RecordList<Row>({ list, empty, children }: RecordListProps<Row>) {
  const say = useTexts('records');
  const problemText = useProblemText();
  return (
    <div className={styles.list}>
      {list.problem === null ? null : (
        <Notice
          tone="problem"
          action={
            <Button tone="secondary" size="small" onClick={() => void list.refresh()}>
              {say('records:retry')}
            </Button>
          }
        >
          {problemText(list.problem)}
        </Notice>
      )}
      {list.items === null ? (
        list.problem === null ? (
          <Skeleton count={6} />
        ) : null
      ) : list.items.length === 0 ? (
        empty
      ) : (
        children(list.items)
      )}
      {list.hasMore ? (
        <Button tone="secondary" pending={list.loadingMore} onClick={list.loadMore}>
          {say('records:more')}
        </Button>
      ) : null}
    </div>
  );
}
