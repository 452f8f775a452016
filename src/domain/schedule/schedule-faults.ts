/** When something is shown; moments as RFC 3339, `endsAt` null for something without an end. */
export interface Schedule {
  readonly startsAt: string;
  readonly endsAt: string | null;
}

export interface ScheduleFault {
  /** JSON pointer into what has the schedule. */
  readonly pointer: '/startsAt' | '/endsAt';
  readonly code: 'NO_MOMENT' | 'END_BEFORE_START';
}

/** Both moments can be kept, and the end lies after the start. */
export function scheduleFaults({ startsAt, endsAt }: Schedule): readonly ScheduleFault[] {
  const faults: ScheduleFault[] = [];
  if (!isMoment(startsAt)) faults.push({ pointer: '/startsAt', code: 'NO_MOMENT' });
  if (endsAt !== null && !isMoment(endsAt)) faults.push({ pointer: '/endsAt', code: 'NO_MOMENT' });
  if (faults.length > 0 || endsAt === null) return faults;
  return Date.parse(endsAt) > Date.parse(startsAt)
    ? []
    : [{ pointer: '/endsAt', code: 'END_BEFORE_START' }];
}

/** Leap seconds pass the contract, and years that no calendar of a database has. */
function isMoment(text: string): boolean {
  const year = new Date(text).getUTCFullYear();
  return year >= 2000 && year < 2200;
}
