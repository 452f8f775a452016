import type { Round } from '#contract/generated/types.ts';

export type RoundOutcome = 'open' | 'rolledBack' | 'gain' | 'loss' | 'even';

/** What a round came to. A payout at or below the stake is no gain. */
export function outcomeOf({
  status,
  netWinMicro,
}: Pick<Round, 'status' | 'netWinMicro'>): RoundOutcome {
  if (status !== 'closed') return status;
  const net = BigInt(netWinMicro);
  return net > 0n ? 'gain' : net < 0n ? 'loss' : 'even';
}
