import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import styles from './Pill.module.css';

export interface PillProps {
  tone?: 'plain' | 'primary' | 'accent' | 'win' | 'loss' | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A short word about a thing: its state, its kind. */
export function Pill({ tone = 'plain', children, className }: PillProps) {
  return <span className={cx(styles.pill, styles[tone], className)}>{children}</span>;
}
