import type { BrandStatus } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Instant } from '#staff/values/Instant.tsx';
import styles from './CurrentStatus.module.css';
import { siteStatusName } from './site-status.ts';

/** What holds now for the players, and who made it so when. */
export function CurrentStatus({ now }: { now: BrandStatus }) {
  const say = useTexts('office');
  return (
    <div className={styles.status}>
      <p>{say(`office:siteStatus.${siteStatusName(now.status)}.text`)}</p>
      {now.note === '' ? null : (
        <blockquote className={styles.note}>
          <p className={styles.label}>{say('office:siteStatus.note')}</p>
          <p className={styles.words}>{now.note}</p>
        </blockquote>
      )}
      <p className={styles.label}>
        {now.changedAt === null ? (
          say('office:siteStatus.neverChanged')
        ) : (
          <>
            {say('office:siteStatus.changedBy', {
              name: now.changedBy ?? say('office:siteStatus.somebody'),
            })}{' '}
            <Instant at={now.changedAt} style="second" />
          </>
        )}
      </p>
    </div>
  );
}
