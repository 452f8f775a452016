import type { JackpotTicket } from '#contract/generated/types.ts';
import type { RoundSeeds } from '#domain/fairness/round-seeds.ts';
import { contributionOf } from '#domain/jackpot/jackpot-terms.ts';
import { drawTicket, stakeOdds, takesPool } from '#domain/jackpot/jackpot-ticket.ts';
import type { House } from './house.ts';
import type { DrawingTerms, RoundTicket } from '../jackpot-port.ts';
import type { HouseRoundRow } from './house-rounds.ts';
import { betIdOf, HOUSE, jackpotIdOf } from './house-transactions.ts';

/** @returns null where the stake cannot be drawn for: it then feeds nothing either. */
export function drawJackpot(
  seeds: RoundSeeds,
  stakeMicro: bigint,
  terms: DrawingTerms,
): RoundTicket | null {
  const { id, mustHitMicro, leftMicro } = terms;
  const odds = stakeOdds(stakeMicro, terms, leftMicro);
  if (odds === null) return null;
  const contributionMicro = contributionOf(stakeMicro, terms);
  const drawn = { ...drawTicket(seeds, odds), contributionMicro: String(contributionMicro) };
  if (mustHitMicro === null) return drawn;
  return { ...drawn, limited: { pool: String(id), mustHitMicro: String(mustHitMicro) } };
}

/**
 * Pays the pool to a winning ticket, or to the stake that brings it to its limit, after the stake is
 * committed. @returns what was paid, micro-units.
 */
export async function takeJackpot(deps: House, round: HouseRoundRow): Promise<bigint> {
  const { brand, memberId, gameCode, currency, stakeMicro, jackpot: ticket } = round;
  if (ticket === null || (ticket.limited === undefined && !takesPool(ticket))) return 0n;
  return deps.jackpots.take(HOUSE, {
    brand,
    memberId,
    gameCode,
    currency,
    stakeMicro,
    ticket,
    roundRef: String(round.id),
    transactionId: jackpotIdOf(round.id),
    betTransactionId: betIdOf(round.id),
  });
}

/** A round's ticket as its player sees it, once the round is paid for. */
export function ticketView({
  jackpot,
  jackpotMicro,
}: Pick<HouseRoundRow, 'jackpot' | 'jackpotMicro'>): JackpotTicket | null {
  if (jackpot === null) return null;
  const { ticket, winsBelow, outOf, limited } = jackpot;
  const wonMicro = jackpotMicro === 0n ? null : String(jackpotMicro);
  const limit = limited === undefined ? {} : { mustHitMicro: limited.mustHitMicro };
  return { ticket, winsBelow, outOf, wonMicro, ...limit };
}
