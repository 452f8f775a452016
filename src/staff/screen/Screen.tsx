import type { ReactNode } from 'react';
import styles from './Screen.module.css';
import { useScreenTitle } from './useScreenTitle.ts';

export interface ScreenProps {
  title: string;
  /** Above the title: the way back. */
  above?: ReactNode;
  /** Beside the title: what kind of thing it is. */
  beside?: ReactNode;
  /** Below the title, in a line. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A screen under its name. */
export function Screen({ title, above, beside, lead, children }: ScreenProps) {
  useScreenTitle(title);
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        {above}
        <div className={styles.line}>
          <h1 className={`display ${styles.title}`}>{title}</h1>
          {beside}
        </div>
        {lead === undefined ? null : <div className={styles.lead}>{lead}</div>}
      </header>
      {children}
    </div>
  );
}
