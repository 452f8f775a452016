import { type ReactNode, useId } from 'react';
import styles from './SecurityPart.module.css';

/** One way to secure the sign-in, under its own heading. */
export function SecurityPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}
