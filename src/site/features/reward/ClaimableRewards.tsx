import { useState } from 'react';
import { SCREENS } from '#brand/screens.ts';
import type { Reward } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useTopic } from '#ui/live/useTopic.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useCursorList } from '#ui/query/useCursorList.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { RecordList } from '#ui/record/RecordList.tsx';
import { useBalance } from '#ui/session/useBalance.ts';
import { useRewards } from '../../frame/useRewards.ts';
import { ClaimableReward } from './ClaimableReward.tsx';
import styles from './RewardCentre.module.css';

/** Rewards to claim, the first to expire first; one at a time or all at once. */
export function ClaimableRewards() {
  const say = useTexts('reward');
  const problemText = useProblemText();
  const list = useCursorList('listRewards', { view: 'claimable', limit: 20 });
  const summary = useQuery('getRewardSummary');
  const balance = useBalance();
  const claimAll = useCommand('claimAllRewards');
  const [done, setDone] = useState<string | null>(null);
  const isBonusRunning = useRewards()?.bonus?.status === 'active';
  useTopic('reward', () => void list.refresh());
  const onClaimed = (text: string): void => {
    setDone(text);
    void Promise.all([list.refresh(), summary.refresh(), balance.refresh()]);
  };
  const takeAll = async (): Promise<void> => {
    const outcome = await claimAll.run({ body: {} });
    if (!outcome.ok) return;
    const { claimed, left } = outcome.value;
    const text = say('reward:claimedAll', { count: claimed.length });
    onClaimed(left === 0 ? text : `${text} ${say('reward:left', { count: left })}`);
  };
  return (
    <>
      <div role="status">{done === null ? null : <Notice tone="good">{done}</Notice>}</div>
      {claimAll.problem === null ? null : (
        <Notice tone="problem">{problemText(claimAll.problem)}</Notice>
      )}
      <RecordList<Reward>
        list={list}
        empty={
          <EmptyState
            icon="gift"
            title={say('reward:empty.title')}
            action={
              <ButtonLink href={SCREENS.promotions.path}>{say('reward:toPromotions')}</ButtonLink>
            }
          >
            {say('reward:empty.text')}
          </EmptyState>
        }
      >
        {(rewards) => (
          <div className={styles.part}>
            {rewards.length < 2 ? null : (
              <div>
                <Button tone="secondary" pending={claimAll.pending} onClick={() => void takeAll()}>
                  {say('reward:claimAll')}
                </Button>
              </div>
            )}
            <ul className={styles.rewards}>
              {rewards.map((reward) => (
                <ClaimableReward
                  key={reward.rewardId}
                  reward={reward}
                  isBonusRunning={isBonusRunning}
                  onClaimed={onClaimed}
                />
              ))}
            </ul>
          </div>
        )}
      </RecordList>
    </>
  );
}
