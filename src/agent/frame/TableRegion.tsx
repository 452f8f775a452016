import type { ReactNode } from 'react';
import styles from './TableRegion.module.css';

export interface TableRegionProps {
  label: string;
  children: ReactNode;
}

/** A wide table scrolls in here; it takes focus so that arrow keys can scroll it. */
export function TableRegion({ label, children }: TableRegionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.region} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
