/** Rows of a table that are deleted some days after a moment in them. A feature declares its own. */
export interface RetentionRule {
  table: string;
  /** Primary key: a chunk is deleted by it. */
  key: readonly string[];
  /** Indexed. */
  age: string;
  keepDays: number;
  /** Rows that one of another table still refers to are kept. */
  unlessReferredBy?: { table: string; column: string; key: string };
  why: string;
}

/**
 * The order in which they run: what refers to other rows comes before what is referred to.
 *
 * Money, rounds, the audit log (changes only; no read is logged) and published brands have no rule: they
 * are kept for ever. Nothing is deleted from `outbox`: the relay removes what it delivered, and an event
 * that could not be delivered is a fault to see, not a row to lose.
 */
export function inRetentionOrder(rules: readonly RetentionRule[]): readonly RetentionRule[] {
  const isReferredTo = ({ unlessReferredBy }: RetentionRule) =>
    Number(unlessReferredBy !== undefined);
  return rules.toSorted((one, other) => isReferredTo(one) - isReferredTo(other));
}
