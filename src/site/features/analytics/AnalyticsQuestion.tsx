import { useSetAtom } from 'jotai';
import { SCREENS } from '#brand/screens.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { analyticsConsentAtom } from './analytics-consent.ts';
import styles from './AnalyticsQuestion.module.css';

/** Asks for consent at the foot of the page, yes and no alike. It covers nothing that is needed to play. */
export function AnalyticsQuestion() {
  const say = useTexts('shell');
  const answer = useSetAtom(analyticsConsentAtom);
  return (
    <section className={styles.question} aria-label={say('shell:analytics.title')}>
      <p className={styles.text}>
        {say('shell:analytics.question')}{' '}
        <TextLink href={SCREENS.privacy.path}>{say('shell:screen.privacy')}</TextLink>
      </p>
      <div className={styles.answers}>
        <Button tone="secondary" size="small" onClick={() => answer('denied')}>
          {say('shell:analytics.decline')}
        </Button>
        <Button tone="secondary" size="small" onClick={() => answer('granted')}>
          {say('shell:analytics.accept')}
        </Button>
      </div>
    </section>
  );
}
