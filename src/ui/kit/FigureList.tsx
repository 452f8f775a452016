import type { ReactNode } from 'react';
import styles from './FigureList.module.css';

/** A vertical list of labelled figures. */
export function FigureList({ children }: { children: ReactNode }) {
  return <dl className={styles.figures}>{children}</dl>;
}

export interface FigureProps {
  name: ReactNode;
  /** The highlighted figure. When omitted, `children` show it. */
  value?: string;
  /** Source of the figure. */
  help?: string;
  children?: ReactNode;
}

export function Figure({ name, value, help, children }: FigureProps) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {value === undefined ? children : <strong>{value}</strong>}
        {help === undefined ? null : <p className={styles.help}>{help}</p>}
      </dd>
    </>
  );
}
