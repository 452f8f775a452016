import type { ReactNode } from 'react';
import { Info } from '@phosphor-icons/react/Info';
import { Warning } from '@phosphor-icons/react/Warning';
import { WarningCircle } from '@phosphor-icons/react/WarningCircle';
import { cx } from '#ui/kit/class-names.ts';
import styles from './Note.module.css';

const ICONS = { info: Info, warning: Warning, error: WarningCircle } as const;

export interface NoteProps {
  tone?: keyof typeof ICONS | undefined;
  children: ReactNode;
  action?: ReactNode;
}

/** Something to know, in place. Errors are announced at once. */
export function Note({ tone = 'info', children, action }: NoteProps) {
  const Icon = ICONS[tone];
  return (
    <div className={cx(styles.note, styles[tone])} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon size={18} aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  );
}
