import { useState } from 'react';
import type { Announcement } from '#contract/generated/types.ts';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { AnnouncementAccordion } from './AnnouncementAccordion.tsx';
import styles from './AnnouncementAccordion.module.css';
import { noticePage, PAGE_SIZE } from './notice-page.ts';
import { stampText } from './stamp-text.ts';

export interface NoticeBoardProps {
  items: readonly Announcement[];
  /** To be open at first; null: none. */
  chosen: string | null;
}

/** Notices with the moment they began, in pages of nine. */
export function NoticeBoard({ items, chosen }: NoticeBoardProps) {
  const say = useTexts('announcement');
  const place = items.findIndex(({ id }) => id === chosen);
  const [wanted, setWanted] = useState(Math.floor(Math.max(0, place) / PAGE_SIZE));
  const { page, pages, shown } = noticePage(items, wanted);
  return (
    <>
      <AnnouncementAccordion
        key={page}
        items={shown}
        initial={chosen}
        line={({ startDateStr }) => (
          <time className={styles.line} dateTime={startDateStr} dir="ltr">
            {stampText(new Date(startDateStr))}
          </time>
        )}
      />
      {pages < 2 ? null : (
        <nav className={styles.pager} aria-label={say('announcement:pages')}>
          <IconButton
            icon="caretLeft"
            label={say('announcement:previous')}
            aria-disabled={page === 0}
            onClick={() => setWanted(page - 1)}
          />
          <span aria-live="polite">{say('announcement:place', { page: page + 1, pages })}</span>
          <IconButton
            icon="caretRight"
            label={say('announcement:next')}
            aria-disabled={page === pages - 1}
            onClick={() => setWanted(page + 1)}
          />
        </nav>
      )}
    </>
  );
}
