import type { DepositClosedReason, DepositHours, DepositRoute } from '#contract/generated/types.ts';

/** Why a way to pay in takes nothing at a moment; null: it is open. One that is off is not shown at all. */
export function closedReason(
  { hours, maintenance }: Pick<DepositRoute, 'hours' | 'maintenance'>,
  now: Date,
): DepositClosedReason | null {
  if (maintenance !== null) {
    const { startsAt, endsAt } = maintenance;
    const isOver = endsAt !== null && Date.parse(endsAt) <= now.getTime();
    if (Date.parse(startsAt) <= now.getTime() && !isOver) return 'maintenance';
  }
  return hours === null || isWithinHours(hours, now) ? null : 'hours';
}

/** Whether the clock of the hours' time zone stands within them; they may go over midnight. */
function isWithinHours({ from, to, timeZone }: DepositHours, now: Date): boolean {
  const time = clockTime(now, timeZone);
  return from <= to ? time >= from && time < to : time >= from || time < to;
}

/** 24 hours and minutes, such as 08:05, which compare as text. @throws RangeError for an unknown zone */
function clockTime(now: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(now);
}
