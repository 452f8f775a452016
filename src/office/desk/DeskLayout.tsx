import type { ReactNode } from 'react';
import styles from './DeskLayout.module.css';

/** What is edited, and beside it, where there is room, what comes of it. */
export function DeskLayout({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.layout}>
      <div className={styles.work}>{children}</div>
      <aside className={styles.aside}>{aside}</aside>
    </div>
  );
}
