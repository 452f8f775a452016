import { useTexts } from '#ui/i18n/useTexts.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { publicNote, type StatusDraft } from './site-status.ts';
import styles from './WhatPlayersSee.module.css';

const icons = { maintenance: 'gear', blocked: 'globe' } as const;
const effects = {
  open: ['home', 'play'],
  maintenance: ['page', 'refused', 'rounds', 'payments'],
  blocked: ['page', 'refused', 'rounds', 'payments'],
} as const;

/** The page that stands in the site's place, in the players' own wording, and what else changes for them. */
export function WhatPlayersSee({ name, draft }: { name: string; draft: StatusDraft }) {
  const say = useTexts('office', 'shell');
  const { status } = draft;
  const note = publicNote(draft);
  return (
    <section className={styles.seen} aria-label={say('office:siteStatus.seen')}>
      <h3 className={styles.heading}>{say('office:siteStatus.seen')}</h3>
      {status === 'open' ? null : (
        <figure className={styles.page}>
          <p className={styles.brand}>{name}</p>
          <span className={styles.disc}>
            <Icon name={icons[status]} size="large" />
          </span>
          <p className={`display ${styles.title}`}>{say(`shell:${status}.title`)}</p>
          <p className={styles.words}>{say(`shell:${status}.text`)}</p>
          {note === '' ? null : <p className={styles.note}>{note}</p>}
        </figure>
      )}
      <ul className={styles.effects}>
        {effects[status].map((effect) => (
          <li key={effect} className={styles.effect}>
            {say(`office:siteStatus.effect.${status}.${effect}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
