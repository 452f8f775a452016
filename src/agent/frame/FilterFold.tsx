import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import styles from './FilterFold.module.css';

export interface FilterFoldProps {
  /** Filters that narrow the list now. */
  count: number;
  /** Shown next to the button on phones, such as the period. */
  summary?: string | undefined;
  /** A filter inside needs attention. */
  hasProblem?: boolean;
  children: ReactNode;
}

/** Filters of a list: always open on wide screens, behind a button on phones. */
export function FilterFold({ count, summary, hasProblem = false, children }: FilterFoldProps) {
  const say = useTexts('agent');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || hasProblem;
  return (
    <div className={styles.fold}>
      <div className={styles.line}>
        <Button
          tone="secondary"
          size="small"
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="caretDown" size="small" />
          {say('agent:filters', { count })}
        </Button>
        {summary === undefined ? null : <span className={styles.summary}>{summary}</span>}
      </div>
      <div id={id} className={styles.filters} data-open={isShown || undefined}>
        {children}
      </div>
    </div>
  );
}
