import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  icon: string;
  title: string;
  /** A heading where it is the page's own name. */
  titleAs?: 'p' | 'h1' | undefined;
  children?: ReactNode;
  action?: ReactNode;
}

/** Placeholder of an empty list: the reason, and what to do. */
export function EmptyState({
  icon,
  title,
  titleAs: Title = 'p',
  children,
  action,
}: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.disc}>
        <Icon name={icon} size="large" />
      </span>
      <Title className={styles.title}>{title}</Title>
      {children === undefined ? null : <div className={styles.words}>{children}</div>}
      {action}
    </div>
  );
}
