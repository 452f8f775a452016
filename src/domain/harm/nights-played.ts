import type { SignedIn } from '../safer-play/signed-in-time.ts';

const HOUR_MS = 3_600_000;
/** Night is from midnight to this hour, by the brand's clock. */
const MORNING_HOUR = 5;

/** Nights within a time on which a member was signed in, by a time zone's clock. */
export function nightsPlayed(
  sessions: readonly SignedIn[],
  { from, to, timeZone }: { from: Date; to: Date; timeZone: string },
): number {
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  });
  const nights = new Set<string>();
  for (const session of sessions) {
    const end = Math.min(session.to.getTime(), to.getTime());
    for (let at = Math.max(session.from.getTime(), from.getTime()); at <= end; at += HOUR_MS) {
      const [day = '', hour = ''] = clock.format(at).split(', ');
      if (Number(hour) < MORNING_HOUR) nights.add(day);
    }
  }
  return nights.size;
}
