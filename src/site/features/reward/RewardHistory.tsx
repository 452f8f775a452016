import type { Reward } from '#contract/generated/types.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { RecordTable } from '#ui/kit/RecordTable.tsx';
import { useTopic } from '#ui/live/useTopic.ts';
import { useCursorList } from '#ui/query/useCursorList.ts';
import { RecordList } from '#ui/record/RecordList.tsx';
import { RewardStatusPill } from './RewardStatusPill.tsx';
import { RewardWorth } from './RewardWorth.tsx';

/** Rewards that were claimed, expired, or are held, newest first. */
export function RewardHistory() {
  const say = useTexts('reward', 'records');
  const locale = useLocale();
  const list = useCursorList('listRewards', { view: 'history', limit: 20 });
  useTopic('reward', () => void list.refresh());
  return (
    <RecordList<Reward>
      list={list}
      empty={<EmptyState icon="history" title={say('reward:history.empty')} />}
    >
      {(rewards) => (
        <RecordTable<Reward>
          caption={say('reward:view.history')}
          rows={rewards}
          rowKey={({ rewardId }) => rewardId}
          columns={[
            {
              id: 'at',
              label: say('reward:at'),
              cell: ({ createdAt, claimedAt }) => formatMoment(claimedAt ?? createdAt, locale),
            },
            { id: 'title', label: say('reward:name'), cell: ({ title }) => title },
            {
              id: 'source',
              label: say('reward:source'),
              cell: ({ source }) => say(`reward:source.${source}`),
            },
            {
              id: 'status',
              label: say('reward:status'),
              cell: ({ status }) => <RewardStatusPill status={status} />,
            },
            {
              id: 'worth',
              label: say('reward:worth'),
              align: 'end',
              cell: (reward) => <RewardWorth reward={reward} />,
            },
          ]}
        />
      )}
    </RecordList>
  );
}
