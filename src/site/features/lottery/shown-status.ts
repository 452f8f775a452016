import type { LotteryTicket, LotteryTicketStatus } from '#contract/generated/types.ts';

/**
 * A ticket's status as its player is shown it. A prize at or below the stake gains nothing: it is paid back,
 * without the colour and the word of a win.
 */
export function shownStatus({
  status,
  stakeMicro,
  payoutMicro,
}: Pick<LotteryTicket, 'status' | 'stakeMicro' | 'payoutMicro'>): LotteryTicketStatus | 'paidBack' {
  if (status !== 'won') return status;
  return BigInt(payoutMicro ?? '0') > BigInt(stakeMicro) ? 'won' : 'paidBack';
}
