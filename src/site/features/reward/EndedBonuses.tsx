import type { Bonus } from '#contract/generated/types.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Money } from '#ui/kit/Money.tsx';
import { RecordTable } from '#ui/kit/RecordTable.tsx';
import { useTopic } from '#ui/live/useTopic.ts';
import { useCursorList } from '#ui/query/useCursorList.ts';
import { RecordList } from '#ui/record/RecordList.tsx';
import styles from './Bonus.module.css';
import { RewardStatusPill } from './RewardStatusPill.tsx';

/** Bonuses that ended, newest first. */
export function EndedBonuses() {
  const say = useTexts('reward', 'records');
  const locale = useLocale();
  const list = useCursorList('listBonuses', { view: 'ended', limit: 20 });
  useTopic('reward', () => void list.refresh());
  return (
    <section className={styles.part} aria-labelledby="bonuses-ended">
      <h2 id="bonuses-ended" className={styles.name}>
        {say('reward:ended')}
      </h2>
      <RecordList<Bonus>
        list={list}
        empty={<p className={styles.quiet}>{say('reward:ended.none')}</p>}
      >
        {(bonuses) => (
          <RecordTable<Bonus>
            caption={say('reward:ended')}
            rows={bonuses}
            rowKey={({ rewardId }) => rewardId}
            columns={[
              {
                id: 'at',
                label: say('reward:endedAt'),
                cell: ({ endedAt }) => (endedAt === null ? '' : formatMoment(endedAt, locale)),
              },
              { id: 'title', label: say('reward:name'), cell: ({ title }) => title },
              {
                id: 'status',
                label: say('reward:status'),
                cell: ({ status }) => <RewardStatusPill status={status} />,
              },
              {
                id: 'turnover',
                label: say('reward:bonus.turnover'),
                align: 'end',
                cell: ({ progressMicro, currency }) => (
                  <Money micro={BigInt(progressMicro)} currency={currency} />
                ),
              },
              {
                id: 'amount',
                label: say('reward:bonus.granted'),
                align: 'end',
                cell: ({ amountMicro, currency }) => (
                  <Money micro={BigInt(amountMicro)} currency={currency} />
                ),
              },
            ]}
          />
        )}
      </RecordList>
    </section>
  );
}
