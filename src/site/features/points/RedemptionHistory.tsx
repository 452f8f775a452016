import type { Redemption } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ChoiceStrip } from '#ui/kit/ChoiceStrip.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { RecordTable } from '#ui/kit/RecordTable.tsx';
import { useCursorList } from '#ui/query/useCursorList.ts';
import { RecordList } from '#ui/record/RecordList.tsx';
import { useRedemptionColumns } from './useRedemptionColumns.tsx';
import { useSearchChoice } from './useSearchChoice.ts';

const STATUSES: readonly Redemption['status'][] = ['inProcess', 'approved', 'rejected'];

/** Everything the player exchanged points for, newest first. */
export function RedemptionHistory() {
  const say = useTexts('points', 'records');
  const columns = useRedemptionColumns();
  const [status, choose] = useSearchChoice('status', STATUSES);
  const list = useCursorList('listRedemptions', { limit: 20, status: status ?? undefined });
  return (
    <>
      <ChoiceStrip
        label={say('points:filter.status')}
        choices={[null, ...STATUSES].map((value) => ({
          value,
          label: say(value === null ? 'points:all' : `points:status.${value}`),
        }))}
        chosen={status}
        onChoose={choose}
      />
      <RecordList<Redemption>
        list={list}
        empty={
          <EmptyState icon="history" title={say('points:history.empty')}>
            {say('points:history.emptyText')}
          </EmptyState>
        }
      >
        {(rows) => (
          <RecordTable<Redemption>
            caption={say('points:view.history')}
            rows={rows}
            rowKey={({ redemptionId }) => redemptionId}
            columns={columns}
          />
        )}
      </RecordList>
    </>
  );
}
