import type { ReactNode } from 'react';
import { Card } from '#ui/kit/Card.tsx';
import styles from './AccountCard.module.css';

export interface AccountCardProps {
  /** Of its heading, which names it. */
  id: string;
  title: string;
  /** Beside the title: whether it is on. */
  state?: ReactNode;
  /** What it is for. */
  text?: string | undefined;
  children: ReactNode;
}

/** One matter of a member's account, under a heading of its own. */
export function AccountCard({ id, title, state, text, children }: AccountCardProps) {
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
        {state}
      </h2>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {children}
    </Card>
  );
}
