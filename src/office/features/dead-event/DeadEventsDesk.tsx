import { useState } from 'react';
import type { DeadEvent } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { PagedList } from '#staff/screen/PagedList.tsx';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { cursorOf } from '#staff/values/address-values.ts';
import { useAddress } from '#staff/values/useAddress.ts';
import styles from './DeadEventsDesk.module.css';
import { DeadEventTable } from './DeadEventTable.tsx';

const REFRESH_MS = 30_000;

/** One brand's failed events, newest first, each with its retry. */
export function DeadEventsDesk({ brand, name }: { brand: string; name: string }) {
  const say = useTexts('event-desk');
  const { params } = useAddress();
  const cursor = cursorOf(params);
  const list = useQuery(
    'listDeadEvents',
    { params: { brand }, query: cursor === null ? {} : { cursor } },
    { keepPrevious: true, everyMs: REFRESH_MS },
  );
  const { run, pending, problem } = useCommand('retryDeadEvent');
  const [retried, setRetried] = useState<string | null>(null);
  const retry = async ({ id, consumer }: DeadEvent): Promise<void> => {
    setRetried(null);
    const outcome = await run({ params: { brand, eventId: id }, body: { consumer } });
    if (outcome.ok) setRetried(id);
    await list.refresh();
  };
  return (
    <div className={styles.desk}>
      {problem === null ? null : <ProblemPanel problem={problem} />}
      <p role="status" className={styles.status}>
        {retried === null ? null : say('event-desk:retried', { id: retried })}
      </p>
      <PagedList
        list={list}
        none={
          <EmptyState icon="check" title={say('event-desk:none', { name })}>
            {say('event-desk:none.text')}
          </EmptyState>
        }
      >
        {(items, busy) => (
          <DeadEventTable
            events={items}
            busy={busy}
            pending={pending}
            onRetry={(event) => void retry(event)}
          />
        )}
      </PagedList>
    </div>
  );
}
