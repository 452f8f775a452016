import type { GameTable, TableSeat } from '#contract/generated/types.ts';
import { maskName } from '#domain/winner/mask-name.ts';
import { sql } from 'kysely';
import type { House } from '../house.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { DecidedRound, TableKey, TableRound } from './table.store.ts';
import type { Seat } from './seat.store.ts';
import { latestRounds } from './table.store.ts';

/** Seats that are shown to everybody, the highest stakes first. */
const SHOWN_SEATS = 24;
const SHOWN_RESULTS = 20;

/** A change of a table is told so much later, with all that came meanwhile. Milliseconds. */
export const TABLE_SETTLE_MS = 120;

/** Every table of a brand that has had a round. */
export async function brandTables(
  { db, clock, games }: Pick<House, 'db' | 'clock' | 'games'>,
  brand: string,
): Promise<{ tables: GameTable[] }> {
  const tables = await Promise.all(
    games.shared.map(({ code }) => tableView(db, clock, { brand, gameCode: code })),
  );
  return { tables: tables.filter((table) => table !== null) };
}

/** A table as everybody sees it: what is still secret is not in it. */
export async function tableView(db: Db, clock: Clock, table: TableKey): Promise<GameTable | null> {
  const rounds = await latestRounds(db, table, SHOWN_RESULTS + 1);
  const [round] = rounds;
  if (round === undefined) return null;
  const { seats, seatCount } = await shownSeats(db, round);
  return {
    gameCode: table.gameCode,
    tableRoundId: String(round.id),
    position: round.position,
    status: round.status,
    commitment: round.commitment,
    salt: round.salt,
    now: clock.now().toISOString(),
    locksAt: round.locksAt.toISOString(),
    result: hasEnded(round) ? round.result : null,
    seatCount,
    seats,
    results: rounds
      .filter(hasEnded)
      .slice(0, SHOWN_RESULTS)
      .map(({ id, result }) => ({ tableRoundId: String(id), result })),
  };
}

const hasEnded = (round: TableRound): round is DecidedRound =>
  round.status === 'paying' || round.status === 'ended';

async function shownSeats(
  db: Db,
  round: TableRound,
): Promise<{ seats: TableSeat[]; seatCount: number }> {
  const { rows } = await sql<{
    name: string | null;
    currency: string;
    stake: bigint;
    cashed_at: number | null;
    auto: number | null;
    seats: bigint;
  }>`
    select m.nickname as name, s.currency, s.stake_micro as stake, s.cashed_at,
      (s.wager->>'autoCashOut')::int as auto, count(*) over () as seats
    from table_seat s left join member m on m.id = s.member_id and m.brand = s.brand
    where s.table_round_id = ${round.id} and s.status in ('in', 'won', 'lost')
    order by s.stake_micro desc, s.member_id limit ${SHOWN_SEATS}
  `.execute(db);
  const seats = rows.map((row) => ({
    name: maskName(row.name ?? ''),
    currency: row.currency,
    stakeMicro: String(row.stake),
    // An automatic cash-out that lies ahead is nobody else's business.
    cashedAt: cashedAt(round, row),
  }));
  return { seats, seatCount: Number(rows[0]?.seats ?? 0) };
}

function cashedAt(
  round: TableRound,
  { cashed_at: byHand, auto }: { cashed_at: number | null; auto: number | null },
): number | null {
  if (byHand !== null) return byHand;
  return hasEnded(round) && auto !== null && auto <= round.result ? auto : null;
}

/** A player's own seat. */
export function seatView(seat: Seat | null, round: TableRound | null) {
  if (seat === null || round === null || seat.status === 'returned') return null;
  const auto = seat.wager['autoCashOut'];
  return {
    tableRoundId: String(seat.tableRoundId),
    stakeMicro: String(seat.stakeMicro),
    autoCashOut: typeof auto === 'number' ? auto : null,
    cashedAt: seat.cashedAt,
    status: seat.status,
    payoutMicro: String(seat.payoutMicro),
  };
}
