import type { ReactNode } from 'react';
import styles from './LineList.module.css';

/** Ruled lines of a name and its figure, which stands at the end of the line. */
export function LineList({ children }: { children: ReactNode }) {
  return <dl className={styles.lines}>{children}</dl>;
}

export function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
