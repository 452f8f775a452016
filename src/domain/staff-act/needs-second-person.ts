/** The weight of an act of staff for the two-person rule. */
export interface ActWeight {
  /** The amount that it adds to wallets. Null: it adds nothing and loosens a rule. */
  readonly amountMicro: bigint | null;
  /** Above so much in a day a second person decides. Null: the brand has no such rule. */
  readonly aboveMicro: bigint | null;
}

/** How long what a person did alone counts: a day that never begins again. */
export const ACT_WINDOW_MS = 86_400_000;

/**
 * Whether a second person decides. A rule is never loosened by one person where the brand has the
 * two-person rule; cash is added by one person up to the brand's amount in a day.
 * @param aloneMicro the amount that the person added alone within `ACT_WINDOW_MS`
 */
export function needsSecondPerson(
  { amountMicro, aboveMicro }: ActWeight,
  aloneMicro: bigint,
): boolean {
  if (aboveMicro === null) return false;
  return amountMicro === null || aloneMicro + amountMicro > aboveMicro;
}
