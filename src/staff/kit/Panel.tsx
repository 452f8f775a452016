import { type ReactNode, useId } from 'react';
import styles from './Panel.module.css';

export interface PanelProps {
  title: string;
  /** Beside the title. */
  actions?: ReactNode;
  /** Without the sheet of paper beneath, for what brings its own. */
  bare?: boolean | undefined;
  children: ReactNode;
}

/** A part of a screen under its own heading. */
export function Panel({ title, actions, bare = false, children }: PanelProps) {
  const id = useId();
  return (
    <section className={bare ? styles.bare : styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={`display ${styles.title}`}>
          {title}
        </h2>
        {actions}
      </header>
      {children}
    </section>
  );
}
