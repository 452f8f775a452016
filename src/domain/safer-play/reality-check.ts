export interface CheckedPlay {
  readonly everyMinutes: number;
  /** When the player signed in. */
  readonly signedInAt: Date;
  /** When the interval was set or a check was confirmed last. */
  readonly checkedAt: Date;
}

/** When a player next has to look at time and money: an interval after the newest of its beginnings. */
export function checkDueAt({ everyMinutes, signedInAt, checkedAt }: CheckedPlay): Date {
  const from = Math.max(signedInAt.getTime(), checkedAt.getTime());
  return new Date(from + everyMinutes * 60_000);
}

export const isCheckDue = (check: CheckedPlay, now: Date): boolean => checkDueAt(check) <= now;
