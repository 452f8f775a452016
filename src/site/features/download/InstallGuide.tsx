import type { ReactNode } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Card } from '#ui/kit/Card.tsx';
import styles from './InstallGuide.module.css';

export interface InstallGuideProps {
  /** Anchor of the guide, and the name of its QR code. */
  id: 'web' | 'ios' | 'android';
  title: string;
  lead: string;
  children: ReactNode;
}

/** One way to have the site at hand, and a code that takes a telephone there. */
export function InstallGuide({ id, title, lead, children }: InstallGuideProps) {
  const say = useTexts('download');
  return (
    <Card as="section" id={id} className={styles.guide} aria-labelledby={`guide-${id}`}>
      <div className={styles.words}>
        <h2 id={`guide-${id}`} tabIndex={-1} className={`display ${styles.title}`}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <img
        className={styles.qr}
        src={`/app/qr/${id}.svg`}
        alt={say('download:qr', { guide: title })}
        width={100}
        height={100}
      />
      <div className={styles.body}>{children}</div>
    </Card>
  );
}
