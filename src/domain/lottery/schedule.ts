/** When a lottery draws, in seconds. Times are UTC. */
export interface Schedule {
  readonly everySeconds: number;
  /** When the first issue of a day opens, after midnight; of daily draws below zero. */
  readonly offsetSeconds: number;
  /** Bets end so long before the draw. */
  readonly closeSeconds: number;
}

/** One issue of a schedule. */
export interface Issue {
  /** `20261126-0031`; of daily draws the day alone. */
  readonly numero: string;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly drawsAt: Date;
}

const DAY_SECONDS = 86_400;

/** The issue that is open, or between close and draw, at a moment. */
export function issueAt(schedule: Schedule, at: Date): Issue {
  const { everySeconds, offsetSeconds } = schedule;
  const elapsed = Math.floor(at.getTime() / 1000) - offsetSeconds;
  return issueOpening(schedule, Math.floor(elapsed / everySeconds) * everySeconds + offsetSeconds);
}

/** The issue so many after another; below zero: before it. */
export function issueAfter(
  schedule: Schedule,
  { opensAt }: Pick<Issue, 'opensAt'>,
  steps = 1,
): Issue {
  return issueOpening(schedule, opensAt.getTime() / 1000 + steps * schedule.everySeconds);
}

function issueOpening(
  { everySeconds, offsetSeconds, closeSeconds }: Schedule,
  opens: number,
): Issue {
  const since = opens - offsetSeconds;
  const day = new Date(Math.floor(since / DAY_SECONDS) * DAY_SECONDS * 1000);
  const date = day.toISOString().slice(0, 10).replaceAll('-', '');
  const number = Math.floor((since % DAY_SECONDS) / everySeconds) + 1;
  const draws = opens + everySeconds;
  return {
    numero: everySeconds >= DAY_SECONDS ? date : `${date}-${String(number).padStart(4, '0')}`,
    opensAt: new Date(opens * 1000),
    closesAt: new Date((draws - closeSeconds) * 1000),
    drawsAt: new Date(draws * 1000),
  };
}
