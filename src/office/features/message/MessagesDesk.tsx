import { useState } from 'react';
import type { MessageStatus, OfficeMessage } from '#contract/generated/types.ts';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { useListTopic } from '#staff/queue/useListTopic.ts';
import { PagedList } from '#staff/screen/PagedList.tsx';
import { cursorOf } from '#staff/values/address-values.ts';
import { useAddress } from '#staff/values/useAddress.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Segments } from '#ui/kit/Segments.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { MessageTable } from './MessageTable.tsx';
import styles from './MessagesDesk.module.css';

const REFRESH_MS = 30_000;

/** Every status, and each of them by itself. */
const FILTERS = ['all', 'queued', 'sent', 'failed', 'expired'] as const satisfies readonly (
  | 'all'
  | MessageStatus
)[];

/** One brand's messages, newest first; those that failed can be sent again. */
export function MessagesDesk({ brand, name }: { brand: string; name: string }) {
  const say = useTexts('message-desk');
  const { params, change } = useAddress();
  const cursor = cursorOf(params);
  const filter = FILTERS.find((status) => status === params.get('status')) ?? 'all';
  const list = useQuery(
    'listMessages',
    {
      params: { brand },
      query: {
        ...(cursor === null ? {} : { cursor }),
        ...(filter === 'all' ? {} : { status: filter }),
      },
    },
    { keepPrevious: true, everyMs: REFRESH_MS },
  );
  useListTopic('messageQueue', brand, list.refresh);
  const { run, pending, problem } = useCommand('retryMessage');
  const [retried, setRetried] = useState<string | null>(null);
  const retry = async ({ id, to }: OfficeMessage): Promise<void> => {
    setRetried(null);
    const outcome = await run({ params: { brand, messageId: id } });
    if (outcome.ok) setRetried(to);
    await list.refresh();
  };
  return (
    <div className={styles.desk}>
      {problem === null ? null : <ProblemPanel problem={problem} />}
      <p role="status" className={styles.status}>
        {retried === null ? null : say('message-desk:retried', { to: retried })}
      </p>
      <Segments
        label={say('message-desk:status')}
        value={filter}
        options={FILTERS.map((value) => ({ value, label: say(`message-desk:status.${value}`) }))}
        onChange={(status) => change({ status: status === 'all' ? null : status })}
      />
      <PagedList
        list={list}
        none={
          <EmptyState icon="envelope" title={say('message-desk:none', { name })}>
            {say('message-desk:none.text')}
          </EmptyState>
        }
      >
        {(items, busy) => (
          <MessageTable
            messages={items}
            busy={busy}
            pending={pending}
            onRetry={(message) => void retry(message)}
          />
        )}
      </PagedList>
    </div>
  );
}
