import { cx } from './class-names.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  shape?: 'line' | 'heading' | 'block' | 'tile' | undefined;
  /** Number of stacked lines. */
  count?: number | undefined;
}

/** Holds the place of what is coming; invisible for 300 ms, so that quick answers do not flicker. */
export function Skeleton({ shape = 'line', count = 1 }: SkeletonProps) {
  return Array.from({ length: count }, (_, index) => (
    <span key={index} className={cx(styles.skeleton, styles[shape])} aria-hidden="true" />
  ));
}
