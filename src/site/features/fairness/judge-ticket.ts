import type { JackpotTicket } from '#contract/generated/types.ts';
import type { RoundSeeds } from '#domain/fairness/round-seeds.ts';
import { drawTicket, takesPool } from '#domain/jackpot/jackpot-ticket.ts';

export interface TicketVerdict {
  /** The number that the seeds give. */
  readonly drawn: number;
  /** It is the one on record. */
  readonly ticketMatches: boolean;
  /** The pool was paid if that number takes it, and not if it does not. */
  readonly paysAsDrawn: boolean;
}

/** Draws a round's number for the jackpot again. @throws Error for seeds that no round can have. */
export function judgeTicket(
  seeds: RoundSeeds,
  { ticket, winsBelow, outOf, wonMicro }: JackpotTicket,
): TicketVerdict {
  const again = drawTicket(seeds, { winsBelow, outOf });
  return {
    drawn: again.ticket,
    ticketMatches: again.ticket === ticket,
    paysAsDrawn: takesPool(again) === (wonMicro !== null),
  };
}
