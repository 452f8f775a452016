/** A password that has just proven right. */
export interface ProvenPassword {
  /** Staff have asked for another. */
  readonly mustChange: boolean;
  /** null: not known. */
  readonly changedAt: Date | null;
  /** Days after which it expires; null: never. */
  readonly maxAgeDays: number | null;
  /** It is the platform's old default, or stands in the list of breached passwords. */
  readonly isBreached: boolean;
}

const DAY_MS = 86_400_000;

/** Whether a member has to choose another password before anything else. */
export function isPasswordDue(
  { mustChange, changedAt, maxAgeDays, isBreached }: ProvenPassword,
  now: Date,
): boolean {
  if (mustChange || isBreached) return true;
  if (maxAgeDays === null || changedAt === null) return false;
  return now.getTime() - changedAt.getTime() >= maxAgeDays * DAY_MS;
}
