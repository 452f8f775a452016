/** Amounts of a rebate in micro-units. */
export interface RebateAmounts {
  /** Each line's rebate and what was claimed of it. */
  readonly lines: readonly { readonly amountMicro: bigint; readonly claimedMicro: bigint }[];
  /** Amount that the ledger pays for a claim now. */
  readonly claimableMicro: bigint;
}

export interface ShownRebate extends RebateAmounts {
  /** What is left of earlier days; below zero after a correction. */
  readonly earlierMicro: bigint;
}

/**
 * A rebate in whole minor units, so that what is shown adds up: rebates, plus earlier days, less what was
 * claimed, is the claimable amount. That amount is cut as money is everywhere and decides the rest: lines
 * are cut too, and those with the largest remainders get the units that are missing.
 * @param unitMicro the smallest amount that is shown
 */
export function shownRebate(
  { lines, claimableMicro }: RebateAmounts,
  unitMicro: bigint,
): ShownRebate {
  const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, one) => sum + one, 0n);
  const amounts = lines.map(({ amountMicro }) => amountMicro);
  const claimed = lines.map(({ claimedMicro }) => claimedMicro);
  const earlierMicro = claimableMicro - sumOf(amounts) + sumOf(claimed);
  const claimableShown = cut(claimableMicro, unitMicro);
  const earned = [...amounts, earlierMicro];
  const earnedShown = cut(sumOf(earned), unitMicro);
  const shownEarned = share(earned, earnedShown, unitMicro);
  // Up to a unit above the cut sum: the difference of two cut amounts is not itself cut.
  const shownClaimed = share(claimed, earnedShown - claimableShown, unitMicro);
  return {
    lines: lines.map((_line, index) => ({
      amountMicro: shownEarned[index] ?? 0n,
      claimedMicro: shownClaimed[index] ?? 0n,
    })),
    earlierMicro: shownEarned[lines.length] ?? 0n,
    claimableMicro: claimableShown,
  };
}

/** Rounds down to whole units, below zero too. */
function cut(micro: bigint, unit: bigint): bigint {
  return micro - remainder(micro, unit);
}

const remainder = (micro: bigint, unit: bigint): bigint => ((micro % unit) + unit) % unit;

/** Cuts each amount to whole units and adds the units that `total` lacks by the largest remainder. */
function share(amounts: readonly bigint[], total: bigint, unit: bigint): readonly bigint[] {
  const shown = amounts.map((amount) => cut(amount, unit));
  const missing = Number((total - shown.reduce((sum, one) => sum + one, 0n)) / unit);
  const byRemainder = amounts
    .map((amount, index) => ({ index, rest: remainder(amount, unit) }))
    .toSorted((one, other) => (one.rest === other.rest ? 0 : one.rest > other.rest ? -1 : 1));
  const raised = new Set(byRemainder.slice(0, missing).map(({ index }) => index));
  return shown.map((amount, index) => (raised.has(index) ? amount + unit : amount));
}
