import { useCallback, useState } from 'react';
import type { PointReward } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ChoiceStrip } from '#ui/kit/ChoiceStrip.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { useCursorList } from '#ui/query/useCursorList.ts';
import { RecordList } from '#ui/record/RecordList.tsx';
import { GOOD_KINDS } from './good-kinds.ts';
import { GoodCard } from './GoodCard.tsx';
import { GoodDialog } from './GoodDialog.tsx';
import styles from './Goods.module.css';
import { useSearchChoice } from './useSearchChoice.ts';

const PAGE = 42;

/** Goods to redeem, of one kind or all. A card opens its details. */
export function GoodsView() {
  const say = useTexts('points', 'records');
  const [kind, choose] = useSearchChoice('kind', GOOD_KINDS);
  const list = useCursorList('listPointRewards', { limit: PAGE, kind: kind ?? undefined });
  const [opened, setOpened] = useState<PointReward | null>(null);
  const close = useCallback(() => setOpened(null), []);
  // Fresh terms where the list has them; goods that left the list keep the last ones.
  const shown =
    opened === null ? null : (list.items?.find(({ goodId }) => goodId === opened.goodId) ?? opened);
  return (
    <>
      <ChoiceStrip
        label={say('points:filter.kind')}
        choices={[null, ...GOOD_KINDS].map((value) => ({
          value,
          label: say(value === null ? 'points:all' : `points:kind.${value}`),
        }))}
        chosen={kind}
        onChoose={choose}
      />
      <RecordList<PointReward>
        list={list}
        empty={
          <EmptyState icon="gift" title={say('points:goods.empty')}>
            {say(kind === null ? 'points:goods.emptyText' : 'points:goods.emptyKind')}
          </EmptyState>
        }
      >
        {(goods) => (
          <ul className={styles.grid}>
            {goods.map((good) => (
              <GoodCard key={good.goodId} good={good} onOpen={() => setOpened(good)} />
            ))}
          </ul>
        )}
      </RecordList>
      {shown === null ? null : (
        <GoodDialog
          key={shown.goodId}
          good={shown}
          onChanged={() => void list.refresh()}
          onClose={close}
        />
      )}
    </>
  );
}
