import type { JackpotTicket } from '#contract/generated/types.ts';
import type { RoundSeeds } from '#domain/fairness/round-seeds.ts';
import { drawTicket, takesPool } from '#domain/jackpot/jackpot-ticket.ts';

export interface TicketVerdict {
  /** The number that the seeds give. */
  readonly drawn: number;
  /** It is the one on record. */
  readonly ticketMatches: boolean;
  /**
   * `asDrawn`: the pool was paid if that number takes it, and not if it does not. With a limit it may
   * also be paid to the stake that reached it (`atLimit`), and not to a number whose pool another
   * stake took first (`overtaken`). `unpaid`: it was paid against the number.
   */
  readonly pays: TicketPay;
}

export type TicketPay = 'asDrawn' | 'atLimit' | 'overtaken' | 'unpaid';

/** Draws a round's number for the jackpot again. @throws Error for seeds that no round can have. */
export function judgeTicket(seeds: RoundSeeds, shown: JackpotTicket): TicketVerdict {
  const { ticket, winsBelow, outOf } = shown;
  const again = drawTicket(seeds, { winsBelow, outOf });
  return {
    drawn: again.ticket,
    ticketMatches: again.ticket === ticket,
    pays: payOf(takesPool(again), shown),
  };
}

function payOf(takes: boolean, { wonMicro, mustHitMicro }: JackpotTicket): TicketPay {
  if (takes === (wonMicro !== null)) return 'asDrawn';
  if (mustHitMicro === undefined) return 'unpaid';
  if (wonMicro === null) return 'overtaken';
  return wonMicro === mustHitMicro ? 'atLimit' : 'unpaid';
}
