import type { PromotionApplication } from '#contract/generated/types.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import styles from './PromotionPage.module.css';

/** What became of an application, with the words of staff. */
export function ApplicationState({ application }: { application: PromotionApplication }) {
  const say = useTexts('promotion');
  const locale = useLocale();
  const { status, comment, pictures, note, createdAt, decidedAt } = application;
  return (
    <>
      <p>{say(`promotion:application.${status}`)}</p>
      {note === null ? null : <Notice title={say('promotion:application.note')}>{note}</Notice>}
      <dl className={styles.terms}>
        <div className={styles.term}>
          <dt>{say('promotion:application.sent')}</dt>
          <dd>{formatMoment(createdAt, locale)}</dd>
        </div>
        {decidedAt === null ? null : (
          <div className={styles.term}>
            <dt>{say('promotion:application.decided')}</dt>
            <dd>{formatMoment(decidedAt, locale)}</dd>
          </div>
        )}
        <div className={styles.term}>
          <dt>{say('promotion:application.comment')}</dt>
          <dd>
            <p>{comment}</p>
            {pictures === 0 ? null : (
              <p className={styles.quiet}>
                {say('promotion:application.pictures', { count: pictures })}
              </p>
            )}
          </dd>
        </div>
      </dl>
    </>
  );
}
