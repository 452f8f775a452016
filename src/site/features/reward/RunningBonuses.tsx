import { useState } from 'react';
import { SCREENS } from '#brand/screens.ts';
import type { Bonus } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useTopic } from '#ui/live/useTopic.ts';
import { useCursorList } from '#ui/query/useCursorList.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { RecordList } from '#ui/record/RecordList.tsx';
import { useBalance } from '#ui/session/useBalance.ts';
import { BonusCard } from './BonusCard.tsx';
import styles from './Bonus.module.css';
import { ForfeitDialog } from './ForfeitDialog.tsx';
import { FreeRoundsCard } from './FreeRoundsCard.tsx';

/** What runs now and what waits for it. */
export function RunningBonuses() {
  const say = useTexts('reward');
  const list = useCursorList('listBonuses', { view: 'running', limit: 20 });
  const summary = useQuery('getRewardSummary');
  const balance = useBalance();
  const [givenUp, setGivenUp] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  useTopic('reward', () => void list.refresh());
  const refresh = () => Promise.all([list.refresh(), summary.refresh(), balance.refresh()]);
  const bonus = list.items?.find(({ rewardId }) => rewardId === givenUp);
  return (
    <>
      <div role="status">{done === null ? null : <Notice tone="good">{done}</Notice>}</div>
      <RecordList<Bonus>
        list={list}
        empty={
          <EmptyState
            icon="gift"
            title={say('reward:bonus.none.title')}
            action={
              <ButtonLink href={SCREENS.rewardCentre.path}>{say('reward:toRewards')}</ButtonLink>
            }
          >
            {say('reward:bonus.none.text')}
          </EmptyState>
        }
      >
        {(bonuses) => (
          <ul className={styles.bonuses}>
            {bonuses.map((one) =>
              one.kind === 'freeRounds' ? (
                <FreeRoundsCard key={one.rewardId} bonus={one} />
              ) : (
                <BonusCard
                  key={one.rewardId}
                  bonus={one}
                  onGiveUp={() => setGivenUp(one.rewardId)}
                />
              ),
            )}
          </ul>
        )}
      </RecordList>
      {bonus === undefined ? null : (
        <ForfeitDialog
          bonus={bonus}
          onChanged={() => void refresh()}
          onClose={() => setGivenUp(null)}
          onDone={() => {
            setGivenUp(null);
            setDone(say('reward:forfeit.done', { title: bonus.title }));
            void refresh();
          }}
        />
      )}
    </>
  );
}
