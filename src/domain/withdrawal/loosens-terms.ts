import type { WithdrawalTerms } from '#contract/generated/types.ts';

/** A limit of which null means: there is none. */
const isRaised = (before: string | null, after: string | null): boolean =>
  before !== null && (after === null || BigInt(after) > BigInt(before));

/**
 * Whether other terms bind staff or players less: more is paid out at once, sooner, with less play, by
 * itself, or with one person's review.
 */
export function loosensTerms(before: WithdrawalTerms, after: WithdrawalTerms): boolean {
  return (
    isRaised(before.secondPersonAboveMicro, after.secondPersonAboveMicro) ||
    isRaised(before.maxMicro, after.maxMicro) ||
    isRaised(before.promiseMicro, after.promiseMicro) ||
    after.payeeCoolDownHours < before.payeeCoolDownHours ||
    after.playedPercent < before.playedPercent ||
    (after.payoutChannel !== null && after.payoutChannel !== before.payoutChannel)
  );
}
