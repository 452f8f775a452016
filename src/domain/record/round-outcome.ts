import type { Round } from '#contract/generated/types.ts';

export type RoundOutcome = 'open' | 'rolledBack' | 'gain' | 'loss' | 'even';

/** Outcome of a round. A payout at or below the stake does not count as a win. */
export function outcomeOf({
  status,
  netWinMicro,
}: Pick<Round, 'status' | 'netWinMicro'>): RoundOutcome {
  if (status !== 'closed') return status;
  const net = BigInt(netWinMicro);
  return net > 0n ? 'gain' : net < 0n ? 'loss' : 'even';
}

/**
 * Payout and net win of a closed round, in micro-units. Null for a round in play, whose stake is not lost
 * yet, and for one that was given back.
 */
export function resultOf({
  status,
  payoutMicro,
  netWinMicro,
}: Pick<Round, 'status' | 'payoutMicro' | 'netWinMicro'>): {
  readonly payoutMicro: bigint;
  readonly netWinMicro: bigint;
} | null {
  if (status !== 'closed') return null;
  return { payoutMicro: BigInt(payoutMicro), netWinMicro: BigInt(netWinMicro) };
}
