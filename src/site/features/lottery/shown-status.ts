import type {
  LotteryChase,
  LotteryTicket,
  LotteryTicketStatus,
} from '#contract/generated/types.ts';

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
  return isGain(payoutMicro, stakeMicro) ? 'won' : 'paidBack';
}

/** A chase's tone: it has the colour of a win only when its tickets paid more than they cost. */
export function chaseTone({
  status,
  boughtMicro,
  payoutMicro,
}: Pick<LotteryChase, 'status' | 'boughtMicro' | 'payoutMicro'>): 'win' | 'primary' | 'plain' {
  if (status === 'running') return 'primary';
  return status === 'won' && isGain(payoutMicro, boughtMicro) ? 'win' : 'plain';
}

const isGain = (payoutMicro: string | null, stakeMicro: string): boolean =>
  BigInt(payoutMicro ?? '0') > BigInt(stakeMicro);
