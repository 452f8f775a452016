import type { PlannedSession } from '#contract/generated/types.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { ProgressMeter } from '../../frame/ProgressMeter.tsx';
import { useMoneyText } from '../../frame/useMoneyText.ts';
import { useDurationText } from './useDurationText.ts';

export interface PlannedSessionStateProps {
  plan: PlannedSession;
  currency: string;
  /** Milliseconds. */
  now: number;
}

/** How far a planned session has come; after its end, how long play pauses. */
export function PlannedSessionState({ plan, currency, now }: PlannedSessionStateProps) {
  const say = useTexts('safer-play');
  const locale = useLocale();
  const money = useMoneyText(currency);
  const duration = useDurationText();
  const pausedUntil = formatMoment(plan.pausedUntil, locale);
  const start = Date.parse(plan.startedAt);
  const end = Date.parse(plan.endsAt);
  if (end <= now) {
    return <Notice tone="info">{say('safer-play:plan.paused', { at: pausedUntil })}</Notice>;
  }
  const budget = BigInt(plan.budgetMicro);
  const net = BigInt(plan.lostMicro);
  const lost = net < 0n ? 0n : net;
  const all = Math.round((end - start) / 60_000);
  const done = Math.min(all, Math.max(0, Math.floor((now - start) / 60_000)));
  return (
    <>
      {lost < budget ? null : (
        <Notice tone="warning">{say('safer-play:plan.budgetUsed', { at: pausedUntil })}</Notice>
      )}
      <ProgressMeter
        label={say('safer-play:plan.budget')}
        doneMicro={lost}
        allMicro={budget}
        text={say('safer-play:plan.lost', { lost: money(lost), budget: money(budget) })}
      />
      <ProgressMeter
        label={say('safer-play:plan.time')}
        doneMicro={BigInt(done)}
        allMicro={BigInt(all)}
        text={say('safer-play:plan.played', { played: duration(done), time: duration(all) })}
      />
    </>
  );
}
