import { type ReactNode, useId } from 'react';
import { Card } from '#ui/kit/Card.tsx';
import styles from './Panel.module.css';

export interface PanelProps {
  title: string;
  /** Shown at the end of the title's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page. */
export function Panel({ title, action, children }: PanelProps) {
  const id = useId();
  return (
    <Card as="section" className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </Card>
  );
}

/** Controls side by side, wrapping where there is no room. */
export function Toolbar({ children }: { children: ReactNode }) {
  return <div className={styles.toolbar}>{children}</div>;
}

/** A short explanation. */
export function Explanation({ children }: { children: ReactNode }) {
  return <p className={styles.explanation}>{children}</p>;
}
