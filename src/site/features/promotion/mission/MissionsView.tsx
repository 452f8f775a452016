import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ChoiceStrip } from '#ui/kit/ChoiceStrip.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useTopic } from '#ui/live/useTopic.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { useBalance } from '#ui/session/useBalance.ts';
import { MissionGroups } from './MissionGroups.tsx';
import styles from './Missions.module.css';
import { QueryProblem } from './QueryProblem.tsx';
import { RankingList } from './RankingList.tsx';

const POLL_MS = 10_000;

/** How many rewards wait, and either the missions or the rankings. */
export function MissionsView() {
  const say = useTexts('mission');
  const { value, problem, refresh } = useQuery('getMissionSummary', undefined, {
    everyMs: POLL_MS,
  });
  const rewards = useQuery('getRewardSummary');
  const balance = useBalance();
  const [done, setDone] = useState<{ title: string; text: string } | null>(null);
  const [search, setSearch] = useSearchParams();
  const view = search.get('view') === 'rankings' ? 'rankings' : null;
  useTopic('reward', () => void refresh());
  const onClaimed = (title: string, text: string): void => {
    setDone({ title, text });
    void Promise.all([refresh(), rewards.refresh(), balance.refresh()]);
  };
  return (
    <>
      <div role="status">
        {done === null ? null : (
          <Notice tone="good" title={done.title}>
            {done.text}
          </Notice>
        )}
      </div>
      {value === undefined ? null : (
        <p className={styles.claimable}>{say('mission:claimable', { count: value.claimable })}</p>
      )}
      <ChoiceStrip
        label={say('mission:views')}
        choices={[
          { value: null, label: say('mission:view.missions') },
          { value: 'rankings', label: say('mission:view.rankings') },
        ]}
        chosen={view}
        onChoose={(chosen) => setSearch(chosen === null ? {} : { view: chosen }, { replace: true })}
      />
      {value === undefined ? (
        problem === null ? (
          <Skeleton shape="block" count={3} />
        ) : (
          <QueryProblem problem={problem} onRetry={() => void refresh()} />
        )
      ) : view === null ? (
        <MissionGroups missions={value.missions} onClaimed={onClaimed} />
      ) : (
        <RankingList boards={value.boards} />
      )}
    </>
  );
}
