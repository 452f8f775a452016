import type { Deposit, DepositStatus } from '#contract/generated/types.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Pill, type PillProps } from '#ui/kit/Pill.tsx';
import { RecordTable } from '#ui/kit/RecordTable.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useTopic } from '#ui/live/useTopic.ts';
import { useCursorList } from '#ui/query/useCursorList.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import styles from './DepositHistory.module.css';

const tones: Readonly<Record<DepositStatus, PillProps['tone']>> = {
  pending: 'accent',
  credited: 'win',
  declined: 'loss',
  expired: 'plain',
  returnable: 'accent',
  returned: 'plain',
  reversed: 'loss',
};

/** What was paid in before, newest first. */
export function DepositHistory() {
  const say = useTexts('deposit');
  const locale = useLocale();
  const problemText = useProblemText();
  const list = useCursorList('listDeposits', { limit: 10 });
  useTopic('deposit', () => void list.refresh());
  if (list.problem !== null) return <Notice tone="problem">{problemText(list.problem)}</Notice>;
  if (list.items === null || list.items.length === 0) return null;
  return (
    <section className={styles.history} aria-labelledby="deposit-history">
      <h2 id="deposit-history" className={styles.heading}>
        {say('deposit:history')}
      </h2>
      <RecordTable<Deposit>
        caption={say('deposit:history')}
        rows={list.items}
        rowKey={({ depositId }) => depositId}
        columns={[
          {
            id: 'at',
            label: say('deposit:at'),
            cell: ({ createdAt }) => formatMoment(createdAt, locale),
          },
          {
            id: 'channel',
            label: say('deposit:channelShort'),
            cell: ({ channelName }) => channelName,
          },
          {
            id: 'reference',
            label: say('deposit:reference'),
            cell: ({ reference, depositId, status }) =>
              status === 'pending' ? (
                <TextLink href={`?deposit=${depositId}`}>{reference}</TextLink>
              ) : (
                <span className="tabular">{reference}</span>
              ),
          },
          {
            id: 'status',
            label: say('deposit:state'),
            cell: ({ status }) => (
              <Pill tone={tones[status]}>{say(`deposit:state.${status}`)}</Pill>
            ),
          },
          {
            id: 'amount',
            label: say('deposit:amountShort'),
            align: 'end',
            cell: ({ amountMicro, creditedMicro, currency }) => (
              <Money micro={BigInt(creditedMicro ?? amountMicro)} currency={currency} />
            ),
          },
        ]}
      />
      {list.hasMore ? (
        <Button tone="secondary" pending={list.loadingMore} onClick={list.loadMore}>
          {say('deposit:more')}
        </Button>
      ) : null}
    </section>
  );
}
