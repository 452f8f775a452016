import type { Withdrawal, WithdrawalStatus } from '#contract/generated/types.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Pill, type PillProps } from '#ui/kit/Pill.tsx';
import { RecordTable } from '#ui/kit/RecordTable.tsx';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useTopic } from '#ui/live/useTopic.ts';
import { useCursorList } from '#ui/query/useCursorList.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import styles from './WithdrawalScreen.module.css';

const tones: Readonly<Record<WithdrawalStatus, PillProps['tone']>> = {
  requested: 'accent',
  onHold: 'accent',
  approvedOnce: 'accent',
  approved: 'accent',
  sending: 'accent',
  sent: 'primary',
  disputed: 'accent',
  received: 'win',
  rejected: 'loss',
  cancelled: 'plain',
  returned: 'plain',
};

/** What was paid out before, newest first, with the reason where there is one. */
export function WithdrawalHistory() {
  const say = useTexts('withdrawal');
  const locale = useLocale();
  const problemText = useProblemText();
  const list = useCursorList('listWithdrawals', { limit: 10 });
  useTopic('withdrawal', () => void list.refresh());
  if (list.problem !== null) return <Notice tone="problem">{problemText(list.problem)}</Notice>;
  if (list.items === null || list.items.length === 0) return null;
  return (
    <section className={styles.history} aria-labelledby="withdrawal-history">
      <h2 id="withdrawal-history" className={styles.heading}>
        {say('withdrawal:history')}
      </h2>
      <RecordTable<Withdrawal>
        caption={say('withdrawal:history')}
        rows={list.items}
        rowKey={({ withdrawalId }) => withdrawalId}
        columns={[
          {
            id: 'at',
            label: say('withdrawal:at'),
            cell: ({ requestedAt }) => formatMoment(requestedAt, locale),
          },
          {
            id: 'payee',
            label: say('withdrawal:payee'),
            cell: ({ bankName, maskedNumber }) => (
              <span className="tabular">{`${bankName} ${maskedNumber}`}</span>
            ),
          },
          {
            id: 'status',
            label: say('withdrawal:state'),
            cell: ({ status, reason, receipt }) => (
              <span className={styles.words}>
                <Pill tone={tones[status]}>{say(`withdrawal:short.${status}`)}</Pill>
                {reason === null ? null : <span className={styles.quiet}>{reason}</span>}
                {receipt === null || receipt === 'player' ? null : (
                  <span className={styles.quiet}>{say(`withdrawal:by.${receipt}`)}</span>
                )}
              </span>
            ),
          },
          {
            id: 'amount',
            label: say('withdrawal:amount'),
            align: 'end',
            cell: ({ amountMicro, currency }) => (
              <Money micro={BigInt(amountMicro)} currency={currency} />
            ),
          },
        ]}
      />
      {list.hasMore ? (
        <Button tone="secondary" pending={list.loadingMore} onClick={list.loadMore}>
          {say('withdrawal:more')}
        </Button>
      ) : null}
    </section>
  );
}
