import type { DifferenceFault, DifferenceRepair } from '#contract/generated/types.ts';

/** The gain of the player's money by one reference, in micro-units. Null: the side does not have the reference. */
export interface BothSides {
  readonly hereMicro: bigint | null;
  readonly thereMicro: bigint | null;
}

/** Judges one reference. A side that has it without an effect agrees with one that does not have it. */
export function faultOf({ hereMicro, thereMicro }: BothSides): DifferenceFault | null {
  const here = hereMicro ?? 0n;
  const there = thereMicro ?? 0n;
  if (here === there) return null;
  if (here === 0n) return 'missingHere';
  return there === 0n ? 'missingThere' : 'differs';
}

/** A difference as its repairs are judged. */
export interface RepairableDifference extends BothSides {
  readonly fault: DifferenceFault;
  readonly party: { readonly kind: 'vendor' | 'channel' };
  /** Money under way to or from the vendor, not a round. */
  readonly isTransfer: boolean;
}

/** The repairs that fit a difference; none where staff repair it at the queue of deposits. */
export function repairsFor({
  fault,
  party,
  hereMicro,
  isTransfer,
}: RepairableDifference): readonly DifferenceRepair[] {
  if (party.kind === 'channel') return fault === 'missingHere' ? ['adjust'] : [];
  if (isTransfer) return fault === 'open' ? ['arrived', 'returned'] : ['adjust'];
  if (fault === 'open') return ['rollback'];
  // Only what is here whole can be taken back whole.
  const isStake = fault === 'missingThere' && (hereMicro ?? 0n) < 0n;
  return isStake ? ['rollback', 'adjust'] : ['adjust'];
}
