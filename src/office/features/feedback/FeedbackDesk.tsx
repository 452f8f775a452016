import { useEffect, useRef, useState } from 'react';
import type { OfficeFeedback } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { useListTopic } from '#staff/queue/useListTopic.ts';
import { PagedList } from '#staff/screen/PagedList.tsx';
import { useAddress } from '#staff/values/useAddress.ts';
import { feedbackQuery, readFeedbackFilters } from './feedback-filters.ts';
import styles from './FeedbackDesk.module.css';
import { FeedbackFilterBar } from './FeedbackFilterBar.tsx';
import { FeedbackTable } from './FeedbackTable.tsx';
import { HandleDialog } from './HandleDialog.tsx';
import { NoFeedback } from './NoFeedback.tsx';

/** Players go on sending while somebody looks. */
const REFRESH_MS = 30_000;

/** What one brand's players sent, newest first, and what is still open. */
export function FeedbackDesk({ brand }: { brand: string }) {
  const say = useTexts('feedback-desk');
  const { params, change } = useAddress();
  const filters = readFeedbackFilters(params);
  const list = useQuery(
    'listFeedback',
    { params: { brand }, query: feedbackQuery(filters) },
    { keepPrevious: true, everyMs: REFRESH_MS },
  );
  useListTopic('feedbackQueue', brand, list.refresh);
  const [handling, setHandling] = useState<OfficeFeedback | null>(null);
  const open = useRef<HTMLParagraphElement>(null);
  const wasHandling = useRef(false);
  // What was handled may leave the list now or with a later answer, and the button that had the focus
  // with it.
  useEffect(() => {
    if (!wasHandling.current || handling !== null) return undefined;
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      wasHandling.current = false;
      open.current?.focus();
    });
    return () => clearTimeout(timer);
  }, [handling, list.value]);
  const handle = (feedback: OfficeFeedback): void => {
    wasHandling.current = true;
    setHandling(feedback);
  };
  return (
    <div className={styles.desk}>
      <FeedbackFilterBar filters={filters} onChange={change} />
      {list.value === undefined ? null : (
        <p ref={open} className={styles.open} role="status" tabIndex={-1}>
          {say('feedback-desk:openCount', { count: list.value.openCount })}
        </p>
      )}
      <PagedList
        list={list}
        none={
          <NoFeedback filters={filters} onShowAll={() => change({ state: 'all', type: null })} />
        }
      >
        {(items, busy) => <FeedbackTable items={items} busy={busy} onHandle={handle} />}
      </PagedList>
      {handling === null ? null : (
        <HandleDialog
          key={`${handling.id}/${handling.version}`}
          feedback={handling}
          refresh={list.refresh}
          onClose={() => setHandling(null)}
        />
      )}
    </div>
  );
}
