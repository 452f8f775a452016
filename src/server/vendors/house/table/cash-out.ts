import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { MemberKey } from '../../../platform/session/member-key.ts';
import { Problem } from '../../../platform/problem.ts';
import type { House } from '../house.ts';
import type { SharedGame } from '../house-games.ts';
import { findRound, holdRound } from './table.store.ts';
import { findSeat, markCashed, type Seat } from './seat.store.ts';

/**
 * Leaves the running round at the value of this moment, on the server's clock. Repeating it gives the
 * cash-out as it was.
 * @throws Problem ROUND_NOT_FOUND (no round, or no seat in it), TABLE_BETTING (it has not begun),
 * CASH_OUT_TOO_LATE
 */
export async function cashOutSeat(
  deps: House,
  owner: MemberKey,
  game: SharedGame,
  tableRoundId: bigint,
): Promise<Seat> {
  const { brand, memberId } = owner;
  const round = await findRound(deps.db, { brand, gameCode: game.code, id: tableRoundId });
  const seat = round === null ? null : await findSeat(deps.db, tableRoundId, owner);
  if (round === null || seat === null || seat.status === 'returned') {
    throw new Problem('ROUND_NOT_FOUND');
  }
  if (seat.cashedAt !== null) return seat;
  const cashed = await inTransaction(deps.db, async (tx) => {
    const { status, locksAt, endsAt, result } = await holdRound(tx, tableRoundId);
    const now = deps.clock.now();
    // Until the lock is written nothing is decided, and no value counts.
    if (status === 'betting' || endsAt === null || result === null) {
      throw new Problem('TABLE_BETTING');
    }
    const at = game.shared.valueAt(now.getTime() - locksAt.getTime());
    const isLate = now >= endsAt || at > result || status === 'paying' || status === 'ended';
    if (isLate) throw new Problem('CASH_OUT_TOO_LATE');
    return markCashed(tx, { tableRoundId, memberId }, at);
  });
  const now = await findSeat(deps.db, tableRoundId, owner);
  if (now === null || (!cashed && now.cashedAt === null)) throw new Problem('CASH_OUT_TOO_LATE');
  return now;
}
