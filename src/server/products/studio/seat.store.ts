import type { LiveGame } from '#games/live/live-game.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

/** A seat without chips is kept for so long. */
const SIT_MS = 60_000;
/** A seat is kept for so long after its player's last bet: longer than any round. */
const BET_MS = 180_000;

interface SeatAt {
  readonly tableCode: string;
  readonly seat: number;
}

/**
 * Sits a player down; another seat at the table is left for it.
 * @throws Problem LIVE_SEAT_UNKNOWN, LIVE_SEAT_TAKEN, TABLE_LOCKED
 */
export async function takeLiveSeat(
  tx: Tx,
  { seats }: LiveGame,
  { brand, memberId }: MemberKey,
  { tableCode, seat }: SeatAt,
  now: Date,
): Promise<void> {
  if (seats === null || seat > seats.count) throw new Problem('LIVE_SEAT_UNKNOWN');
  await lockMember(tx, { brand, memberId });
  const own = await seatOf(tx, tableCode, memberId);
  if (own !== null && own !== seat)
    await freeSeat(tx, { seats }, memberId, { tableCode, seat: own });
  const keptUntil = new Date(now.getTime() + SIT_MS);
  const taken = await tx
    .insertInto('live_seat')
    .values({ table_code: tableCode, seat, brand, member_id: memberId, kept_until: keptUntil })
    .onConflict((conflict) =>
      conflict
        .columns(['table_code', 'seat'])
        .doUpdateSet({ brand, member_id: memberId, kept_until: keptUntil })
        .where('live_seat.kept_until', '<', now),
    )
    .returning('seat')
    .executeTakeFirst();
  if (taken === undefined && own !== seat) throw new Problem('LIVE_SEAT_TAKEN');
}

/** @throws Problem LIVE_SEAT_UNKNOWN, TABLE_LOCKED */
export async function leaveLiveSeat(
  tx: Tx,
  { seats }: LiveGame,
  { brand, memberId }: MemberKey,
  { tableCode, seat }: SeatAt,
): Promise<void> {
  await lockMember(tx, { brand, memberId });
  if (seats === null || (await seatOf(tx, tableCode, memberId)) !== seat) {
    throw new Problem('LIVE_SEAT_UNKNOWN');
  }
  await freeSeat(tx, { seats }, memberId, { tableCode, seat });
}

/** @throws Problem TABLE_LOCKED: chips lie on it */
async function freeSeat(
  tx: Tx,
  { seats }: Pick<LiveGame, 'seats'>,
  memberId: bigint,
  { tableCode, seat }: SeatAt,
): Promise<void> {
  const chips = await tx
    .selectFrom('live_round as r')
    .innerJoin('live_order as o', 'o.round_id', 'r.id')
    .innerJoin('live_bet as b', 'b.order_id', 'o.id')
    .select('r.id')
    .where('r.table_code', '=', tableCode)
    .where('r.status', 'in', ['open', 'dealing', 'deciding'])
    .where('o.member_id', '=', memberId)
    .where('o.returned_at', 'is', null)
    .where('b.spot', '=', seats?.spotOf(seat) ?? '')
    .limit(1)
    .executeTakeFirst();
  if (chips !== undefined) throw new Problem('TABLE_LOCKED');
  await tx
    .deleteFrom('live_seat')
    .where('table_code', '=', tableCode)
    .where('seat', '=', seat)
    .where('member_id', '=', memberId)
    .execute();
}

/** The seat of a player, also one whose time is over and that was not taken since. */
export async function seatOf(
  db: Db | Tx,
  tableCode: string,
  memberId: bigint,
): Promise<number | null> {
  const row = await db
    .selectFrom('live_seat')
    .select('seat')
    .where('table_code', '=', tableCode)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.seat ?? null;
}

/** Seats that are held, by table. */
export async function takenSeats(
  db: Db | Tx,
  codes: readonly string[],
  now: Date,
): Promise<readonly (SeatAt & { readonly memberId: bigint })[]> {
  return db
    .selectFrom('live_seat')
    .select(['table_code as tableCode', 'seat', 'member_id as memberId'])
    .where('table_code', 'in', codes)
    .where('kept_until', '>=', now)
    .orderBy('seat')
    .execute();
}

/** Keeps a seat for the player who bets on it. @returns false: it is another's, or free */
export async function keepSeat(
  tx: Tx,
  memberId: bigint,
  { tableCode, seat }: SeatAt,
  now: Date,
): Promise<boolean> {
  const kept = await tx
    .updateTable('live_seat')
    .set({ kept_until: new Date(now.getTime() + BET_MS) })
    .where('table_code', '=', tableCode)
    .where('seat', '=', seat)
    .where('member_id', '=', memberId)
    .returning('seat')
    .executeTakeFirst();
  return kept !== undefined;
}
