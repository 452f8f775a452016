import type { ReactNode } from 'react';
import styles from './Facts.module.css';

export interface Fact {
  id: string;
  label: string;
  value: ReactNode;
}

/** Names and what they stand for, in as many columns as there is room for. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ id, label, value }) => (
        <div key={id} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
