import type { JackpotTicket } from '#contract/generated/types.ts';
import type { RoundSeeds } from '#domain/fairness/round-seeds.ts';
import { contributionOf, type PoolTerms } from '#domain/jackpot/jackpot-terms.ts';
import { drawTicket, takesPool, ticketOdds } from '#domain/jackpot/jackpot-ticket.ts';
import type { House } from './house.ts';
import type { HouseRoundRow, RoundJackpot } from './house-rounds.ts';
import { betIdOf, HOUSE, jackpotIdOf } from './house-transactions.ts';

/** @returns null where the stake cannot be drawn for: it then feeds nothing either. */
export function drawJackpot(
  seeds: RoundSeeds,
  stakeMicro: bigint,
  terms: PoolTerms,
): RoundJackpot | null {
  const odds = ticketOdds(stakeMicro, terms.turnoverMicro);
  if (odds === null) return null;
  const contributionMicro = String(contributionOf(stakeMicro, terms));
  return { ...drawTicket(seeds, odds), contributionMicro };
}

/** Pays the pool to a winning ticket after the stake is committed. @returns what was paid, micro-units. */
export async function takeJackpot(deps: House, round: HouseRoundRow): Promise<bigint> {
  if (round.jackpot === null || !takesPool(round.jackpot)) return 0n;
  const { brand, memberId, gameCode, currency } = round;
  return deps.jackpots.take(HOUSE, {
    brand,
    memberId,
    gameCode,
    currency,
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
  const { ticket, winsBelow, outOf } = jackpot;
  return { ticket, winsBelow, outOf, wonMicro: jackpotMicro === 0n ? null : String(jackpotMicro) };
}
