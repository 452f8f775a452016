import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { AccountCard } from '../../frame/AccountCard.tsx';
import { PlannedSessionState } from './PlannedSessionState.tsx';
import { PlanSessionForm } from './PlanSessionForm.tsx';
import styles from './SaferPlay.module.css';
import { useNow } from './useNow.ts';
import { usePlaySession } from './usePlaySession.ts';

/** A budget and a time for one session: planned before play, and in sight while it runs. */
export function PlanSessionCard() {
  const say = useTexts('safer-play');
  const locale = useLocale();
  const now = useNow();
  const { value, put } = usePlaySession();
  if (value === undefined) return null;
  const { currency, plan } = value;
  const current = plan !== null && Date.parse(plan.pausedUntil) > now ? plan : null;
  const isRunning = plan !== null && Date.parse(plan.endsAt) > now;
  return (
    <AccountCard
      id="plan-session"
      title={say('safer-play:plan.title')}
      text={say('safer-play:plan.text')}
    >
      {current === null ? null : (
        <div className={styles.progress}>
          <PlannedSessionState plan={current} currency={currency} now={now} />
        </div>
      )}
      <p className={styles.note} role="status">
        {isRunning ? say('safer-play:plan.until', { at: formatMoment(plan.endsAt, locale) }) : null}
      </p>
      {current === null ? <PlanSessionForm currency={currency} onPlanned={put} /> : null}
    </AccountCard>
  );
}
