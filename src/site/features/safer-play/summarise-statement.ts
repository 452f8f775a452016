import type { ActivityLine, ActivityStatement } from '#contract/generated/types.ts';

export interface StatementSummary {
  readonly paidIn: bigint;
  readonly takenOut: bigint;
  readonly staked: bigint;
  readonly returned: bigint;
  /** Result of play: above zero the player won. */
  readonly net: bigint;
  /** Nothing happened. */
  readonly isEmpty: boolean;
}

/** Sums of a statement for its opening sentence. Amounts into the balance are above zero. */
export function summariseStatement({ lines }: ActivityStatement): StatementSummary {
  const sum = (kind: ActivityLine['kind']): bigint =>
    lines
      .filter((line) => line.kind === kind)
      .reduce((total, { amountMicro }) => total + BigInt(amountMicro), 0n);
  const stake = sum('stake');
  const returned = sum('return');
  return {
    paidIn: sum('deposit'),
    takenOut: -sum('withdrawal'),
    staked: -stake,
    returned,
    net: stake + returned,
    isEmpty: lines.every(({ count }) => count === 0),
  };
}
