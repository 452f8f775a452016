import type { AffiliateApplication } from '#contract/generated/types.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Card } from '#ui/kit/Card.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import styles from './AffiliateCard.module.css';
import { AffiliateForm } from './AffiliateForm.tsx';

const TONES = { waiting: 'accent', approved: 'win', rejected: 'loss' } as const;

/** For members: an application as an affiliate, and what became of it. */
export function AffiliateCard() {
  const say = useTexts('join');
  const { value, put } = useQuery('getAffiliateApplication', {});
  // Most members never apply: without an answer there is nothing to offer.
  if (value === undefined) return null;
  const { mayApply, application } = value;
  if (!mayApply && application === null) return null;
  return (
    <Card as="section" className={styles.card} aria-labelledby="affiliate">
      <h2 id="affiliate" tabIndex={-1} className={styles.heading}>
        {say('join:affiliate.title')}
      </h2>
      <p className={styles.quiet}>{say('join:affiliate.text')}</p>
      {application === null ? null : <Application application={application} />}
      {mayApply ? (
        <AffiliateForm
          onApplied={(made) => {
            put({ mayApply: false, application: made });
            // The form disappears: focus stays on the card.
            document.getElementById('affiliate')?.focus();
          }}
        />
      ) : null}
    </Card>
  );
}

function Application({ application }: { application: AffiliateApplication }) {
  const say = useTexts('join');
  const locale = useLocale();
  const { appliedAt, decidedAt, reason, status, text } = application;
  return (
    <div className={styles.application} role="status">
      <p className={styles.top}>
        <Pill tone={TONES[status]}>{say(`join:affiliate.status.${status}`)}</Pill>
        <span className={styles.quiet}>
          {decidedAt === null
            ? say('join:affiliate.appliedAt', { at: formatMoment(appliedAt, locale) })
            : say('join:affiliate.decidedAt', { at: formatMoment(decidedAt, locale) })}
        </span>
      </p>
      <p>{say(`join:affiliate.${status}`)}</p>
      {status === 'waiting' || reason === '' ? null : (
        <p>
          <strong>{say('join:affiliate.reason')}</strong> {reason}
        </p>
      )}
      <blockquote className={styles.words}>{text}</blockquote>
    </div>
  );
}
