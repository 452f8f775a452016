import type { OfficeDeposit } from '#contract/generated/types.ts';

/** A typed reference as it is stored. */
export const canonicalReference = (typed: string): string => typed.trim().toUpperCase();

/** Whether a typed reference is the transfer's own, or the note of its player. */
export function isNamedBy(
  { isTransfer, reference, transferNote }: OfficeDeposit,
  typed: string,
): boolean {
  const sought = canonicalReference(typed);
  return isTransfer && (reference === sought || transferNote === sought);
}
