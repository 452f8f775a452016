import type { ReactNode } from 'react';
import styles from './DeskLayout.module.css';

/** An editor and, next to it on wide screens, its effect. */
export function DeskLayout({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  if (aside === undefined) return <div className={styles.work}>{children}</div>;
  return (
    <div className={styles.layout}>
      <div className={styles.work}>{children}</div>
      <aside className={styles.aside}>{aside}</aside>
    </div>
  );
}
