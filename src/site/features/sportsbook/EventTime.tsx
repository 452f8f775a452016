import { useAtomValue } from 'jotai';
import type { SportsEventLine } from '#contract/generated/types.ts';
import { momentFormat } from '#ui/i18n/formatters.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { timeZoneAtom } from './sports.atoms.ts';
import styles from './Sportsbook.module.css';

export interface EventTimeProps {
  event: globalThis.Pick<SportsEventLine, 'startsAt' | 'score' | 'status'>;
}

/** The period of a live event, or the hour at which one starts. */
export function EventTime({ event: { startsAt, score, status } }: EventTimeProps) {
  const say = useTexts('sports');
  const locale = useLocale();
  const timeZone = useAtomValue(timeZoneAtom);
  if (status === 'live' && score !== null) {
    const { period, part, minute } = score;
    return (
      <span className={styles.quiet}>
        {say(`sports:period.${period}`, { part: part ?? 1 })}
        {minute === null ? null : ` · ${minute}′`}
      </span>
    );
  }
  const text = momentFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    ...(timeZone !== null && { timeZone }),
  }).format(new Date(startsAt));
  return (
    <time className={styles.quiet} dateTime={startsAt} suppressHydrationWarning>
      {text}
    </time>
  );
}
