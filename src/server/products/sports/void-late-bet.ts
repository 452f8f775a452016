import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import { lockBet, type Row } from './bet.store.ts';
import { voidBet } from './settle-bets.ts';
import type { SportsParts } from './sports-parts.ts';

export interface LateBet {
  readonly brand: string;
  readonly staffId: bigint;
  readonly betId: bigint;
  /** The moment that decided the bet, by the event's own time. */
  readonly decidedAt: Date;
  /** The version of the bet that was seen. */
  readonly version: number;
  readonly reason: string;
}

/**
 * Voids a bet that was accepted after the moment that decided it; what was cashed out stays.
 * @throws Problem as `lockLateBet`
 */
export async function voidLateBet(tx: Tx, parts: SportsParts, late: LateBet): Promise<void> {
  const { brand, staffId, betId, decidedAt, reason } = late;
  const bet = await lockLateBet(tx, late);
  await voidBet(tx, parts, bet, reason);
  await writeAudit(tx, {
    staffId,
    brand,
    action: 'voidSportsBet',
    subject: String(betId),
    before: { status: bet.status, payoutMicro: String(bet.payout_micro) },
    after: { status: 'void', decidedAt: decidedAt.toISOString() },
    reason,
    at: parts.clock.now(),
  });
}

/**
 * Holds the bet and its member. It is judged when the act is asked for, and again when it runs.
 * @throws Problem SPORTS_BET_NOT_FOUND, SPORTS_BET_CHANGED, SPORTS_BET_NOT_LATE
 */
export async function lockLateBet(
  tx: Tx,
  { brand, betId, decidedAt, version }: Omit<LateBet, 'staffId' | 'reason'>,
): Promise<Row> {
  const found = await tx
    .selectFrom('sports_bet')
    .select('member_id as memberId')
    .where('id', '=', betId)
    .where('brand', '=', brand)
    .executeTakeFirst();
  if (found === undefined) throw new Problem('SPORTS_BET_NOT_FOUND');
  await lockMember(tx, { brand, memberId: found.memberId });
  const bet = await lockBet(tx, betId);
  if (bet.version !== version) throw new Problem('SPORTS_BET_CHANGED');
  const isTaken = bet.status === 'open' || bet.status === 'settled';
  if (!isTaken || bet.accepted_at === null || bet.accepted_at <= decidedAt) {
    throw new Problem('SPORTS_BET_NOT_LATE');
  }
  return bet;
}
