import type { PlayMode } from '#contract/generated/types.ts';
import type { JsonObject } from '#games/game-rules.ts';
import type { MemberKey } from '../../../platform/session/member-key.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** Seats that are read in one go. */
const SEAT_PAGE = 1_000;

/** staked: the wallet is asked. in: it counts. returning, returned: given back. */
export type SeatStatus = 'staked' | 'in' | 'returning' | 'returned' | 'lost' | 'won';

export interface Seat extends MemberKey {
  tableRoundId: bigint;
  mode: PlayMode;
  currency: string;
  clientRef: string;
  stakeMicro: bigint;
  wager: JsonObject;
  /** The player's, when the seat was taken; null: none was chosen. */
  clientSeed: string | null;
  attempt: number;
  cashedAt: number | null;
  status: SeatStatus;
  payoutMicro: bigint;
}

const SEAT = [
  'table_round_id as tableRoundId',
  'brand',
  'member_id as memberId',
  'mode',
  'currency',
  'client_ref as clientRef',
  'stake_micro as stakeMicro',
  'wager',
  'client_seed as clientSeed',
  'attempt',
  'cashed_at as cashedAt',
  'status',
  'payout_micro as payoutMicro',
] as const;

export async function findSeat(
  db: Db | Tx,
  tableRoundId: bigint,
  { brand, memberId }: MemberKey,
): Promise<Seat | null> {
  const row = await db
    .selectFrom('table_seat')
    .select(SEAT)
    .where('table_round_id', '=', tableRoundId)
    .where('member_id', '=', memberId)
    .where('brand', '=', brand)
    .executeTakeFirst();
  return (row as Seat | undefined) ?? null;
}

/**
 * Takes the seat, or takes it again after a refused stake.
 * @returns null: the seat is taken.
 */
export async function insertSeat(
  db: Db,
  seat: Omit<Seat, 'attempt'>,
  now: Date,
): Promise<Seat | null> {
  const row = await db
    .insertInto('table_seat')
    .values({
      table_round_id: seat.tableRoundId,
      member_id: seat.memberId,
      brand: seat.brand,
      mode: seat.mode,
      currency: seat.currency,
      client_ref: seat.clientRef,
      stake_micro: seat.stakeMicro,
      wager: JSON.stringify(seat.wager),
      client_seed: seat.clientSeed,
      cashed_at: null,
      status: 'staked',
      joined_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['table_round_id', 'member_id'])
        .doUpdateSet((eb) => ({
          status: 'staked',
          attempt: eb('table_seat.attempt', '+', 1),
          client_ref: eb.ref('excluded.client_ref'),
          stake_micro: eb.ref('excluded.stake_micro'),
          wager: eb.ref('excluded.wager'),
          client_seed: eb.ref('excluded.client_seed'),
          joined_at: eb.ref('excluded.joined_at'),
          currency: eb.ref('excluded.currency'),
        }))
        .where('table_seat.status', '=', 'returned'),
    )
    .returning(SEAT)
    .executeTakeFirst();
  return (row as Seat | undefined) ?? null;
}

/** @returns false when the seat is at none of `from`, or was taken again since. */
export async function moveSeat(
  db: Db | Tx,
  seat: Pick<Seat, 'tableRoundId' | 'memberId' | 'attempt'>,
  from: readonly SeatStatus[],
  change: { status: SeatStatus; payout_micro?: bigint },
): Promise<boolean> {
  const row = await db
    .updateTable('table_seat')
    .set(change)
    .where('table_round_id', '=', seat.tableRoundId)
    .where('member_id', '=', seat.memberId)
    .where('attempt', '=', seat.attempt)
    .where('status', 'in', from)
    .returning('member_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes a cash-out by hand. @returns false: there is none to be made. */
export async function markCashed(
  tx: Tx,
  { tableRoundId, memberId }: Pick<Seat, 'tableRoundId' | 'memberId'>,
  at: number,
): Promise<boolean> {
  const row = await tx
    .updateTable('table_seat')
    .set({ cashed_at: at })
    .where('table_round_id', '=', tableRoundId)
    .where('member_id', '=', memberId)
    .where('status', '=', 'in')
    .where('cashed_at', 'is', null)
    .returning('member_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Seats of a round by status, ascending by member: a page above `after`. */
export async function seatsOf(
  db: Db | Tx,
  tableRoundId: bigint,
  statuses: readonly SeatStatus[],
  { after = 0n, limit = SEAT_PAGE }: { after?: bigint; limit?: number } = {},
): Promise<Seat[]> {
  const rows = await db
    .selectFrom('table_seat')
    .select(SEAT)
    .where('table_round_id', '=', tableRoundId)
    .where('status', 'in', statuses)
    .where('member_id', '>', after)
    .orderBy('member_id')
    .limit(limit)
    .execute();
  return rows as Seat[];
}

/** Every seat of a round by status, ascending by member: a seat that was passed over would never be paid. */
export async function allSeatsOf(
  db: Db | Tx,
  tableRoundId: bigint,
  statuses: readonly SeatStatus[],
): Promise<Seat[]> {
  const seats: Seat[] = [];
  for (;;) {
    const page = await seatsOf(db, tableRoundId, statuses, {
      after: seats.at(-1)?.memberId ?? 0n,
      limit: SEAT_PAGE,
    });
    seats.push(...page);
    if (page.length < SEAT_PAGE) return seats;
  }
}
