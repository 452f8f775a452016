import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './Icon.tsx';
import styles from './Notice.module.css';

export interface NoticeProps {
  tone?: 'info' | 'good' | 'warning' | 'problem' | undefined;
  title?: string | undefined;
  children?: ReactNode;
  /** Action for the notice. */
  action?: ReactNode;
}

const icons = { info: 'info', good: 'check', warning: 'warning', problem: 'warning' } as const;

/** Something to know, in place. Problems are announced at once, the rest politely. */
export function Notice({ tone = 'info', title, children, action }: NoticeProps) {
  return (
    <div className={cx(styles.notice, styles[tone])} role={tone === 'problem' ? 'alert' : 'status'}>
      <Icon name={icons[tone]} className={styles.icon} />
      <div className={styles.words}>
        {title === undefined ? null : <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {action}
    </div>
  );
}
