import { type ReactNode, useId, useState } from 'react';
import type { Announcement } from '#contract/generated/types.ts';
import { useWordsIn } from '#ui/i18n/useWordsIn.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { RichText } from '../../frame/RichText.tsx';
import styles from './AnnouncementAccordion.module.css';

export interface AnnouncementAccordionProps {
  items: readonly Announcement[];
  /** Open at first; null: none. */
  initial: string | null;
  /** Under the title, also while it is closed. */
  line?: ((item: Announcement) => ReactNode) | undefined;
  /** Under the text. */
  action?: ((item: Announcement) => ReactNode) | undefined;
}

/** Announcements under their titles, one open at a time. */
export function AnnouncementAccordion(props: AnnouncementAccordionProps) {
  const { items, initial, line, action } = props;
  const [open, setOpen] = useState(initial);
  const id = useId();
  const wordsIn = useWordsIn();
  return (
    <ul className={styles.items}>
      {items.map((item) => {
        const isOpen = item.id === open;
        const panel = `${id}-${item.id}`;
        return (
          <li key={item.id} className={styles.item} data-open={isOpen || undefined}>
            <h3 className={styles.head}>
              <button
                type="button"
                id={`${panel}-title`}
                className={styles.toggle}
                aria-expanded={isOpen}
                aria-controls={panel}
                onClick={() => setOpen(isOpen ? null : item.id)}
              >
                <span className={styles.title}>
                  <span {...wordsIn(item.language)}>{item.title}</span>
                  {line?.(item)}
                </span>
                <Icon name="caretDown" size="small" />
              </button>
            </h3>
            <div id={panel} role="region" aria-labelledby={`${panel}-title`} hidden={!isOpen}>
              {isOpen ? (
                <>
                  <div className={styles.content}>
                    <RichText language={item.language} html={item.content} />
                  </div>
                  {action?.(item)}
                </>
              ) : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
