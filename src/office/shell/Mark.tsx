import { cx } from '#ui/kit/class-names.ts';
import styles from './Mark.module.css';

/** The office's sign: a ledger, one line of which is set in. */
export function Mark({ size = 'small' }: { size?: 'small' | 'large' }) {
  return (
    <svg
      className={cx(styles.mark, size === 'large' && styles.large)}
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.ground} width="32" height="32" rx="8" />
      <path className={styles.line} d="M8 10h16M8 22h16" />
      <path className={styles.entry} d="M14 16h10" />
    </svg>
  );
}
