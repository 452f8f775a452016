import type { ReactNode } from 'react';
import styles from './FigureList.module.css';

/** Figures one below the other, each beside its name. */
export function FigureList({ children }: { children: ReactNode }) {
  return <dl className={styles.figures}>{children}</dl>;
}

export interface FigureProps {
  name: ReactNode;
  /** Stands out. Left out: `children` tell it. */
  value?: string;
  /** How it was found. */
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
