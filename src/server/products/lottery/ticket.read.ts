import type { LotteryTicket, LotteryTicketStatus } from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import { rebateMicro } from '#domain/lottery/stake.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { cursorId, pageOf } from '../../platform/paging.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import type { LotteryParts } from './lottery-parts.ts';

const PAGE = 20;

export interface TicketReading extends Pick<LotteryParts, 'lotteries'> {
  readonly now: Date;
  readonly mayCancel: boolean;
}

/** The player's tickets, newest first. */
export async function listTickets(
  db: Db,
  { brand, memberId }: MemberKey,
  query: RequestOf<'listLotteryTickets'>['query'],
  reading: TicketReading,
): Promise<ReplyOf<'listLotteryTickets'>> {
  const { gameCode, view = 'all', cursor, limit = PAGE } = query;
  let rows = ticketRows(db, brand)
    .where('t.member_id', '=', memberId)
    .orderBy('t.id', 'desc')
    .limit(limit + 1);
  if (gameCode !== undefined) rows = rows.where('t.game_code', '=', gameCode);
  if (cursor !== undefined) rows = rows.where('t.id', '<', cursorId(cursor));
  if (view === 'open') {
    rows = rows
      .where('d.status', 'in', ['open', 'closed', 'resulted', 'settling'])
      .where('r.ticket_id', 'is', null);
  }
  const found = await rows.execute();
  const lines = await linesOf(db, found);
  return pageOf(found, limit, (row) => ticketView(row, lines.get(row.id) ?? [], reading));
}

export async function findTicket(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
  ticketId: bigint,
  reading: TicketReading,
): Promise<LotteryTicket | null> {
  const row = await ticketRows(db, brand)
    .where('t.member_id', '=', memberId)
    .where('t.id', '=', ticketId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const lines = await linesOf(db, [row]);
  return ticketView(row, lines.get(row.id) ?? [], reading);
}

export function ticketRows(db: Db | Tx, brand: string) {
  return db
    .selectFrom('lottery_ticket as t')
    .innerJoin('lottery_draw as d', 'd.id', 't.draw_id')
    .leftJoin('lottery_refund as r', 'r.ticket_id', 't.id')
    .select([
      't.id',
      't.draw_id',
      't.member_id',
      't.currency',
      't.game_code',
      't.stake_micro',
      't.chase_id',
      't.placed_at',
      'd.numero',
      'd.status',
      'd.version',
      'd.numbers',
      'd.closes_at',
      'd.draws_at',
      'r.cause',
    ])
    .where('t.brand', '=', brand);
}

export type TicketRow = Awaited<ReturnType<ReturnType<typeof ticketRows>['execute']>>[number];
export type LineRow = Awaited<ReturnType<typeof lineRows>>[number];

/** The lines of some tickets with what they won, by ticket. */
export async function linesOf(
  db: Db | Tx,
  tickets: readonly TicketRow[],
): Promise<ReadonlyMap<bigint, readonly LineRow[]>> {
  const lines = new Map<bigint, LineRow[]>();
  if (tickets.length === 0) return lines;
  for (const line of await lineRows(db, tickets)) {
    lines.set(line.ticket_id, [...(lines.get(line.ticket_id) ?? []), line]);
  }
  return lines;
}

function lineRows(db: Db | Tx, tickets: readonly TicketRow[]) {
  return db
    .selectFrom('lottery_line as l')
    .innerJoin('lottery_draw as d', 'd.id', 'l.draw_id')
    .leftJoin('lottery_win as w', (join) =>
      join
        .onRef('w.draw_id', '=', 'l.draw_id')
        .onRef('w.version', '=', 'd.version')
        .onRef('w.line_id', '=', 'l.id'),
    )
    .selectAll('l')
    .select('w.payout_micro')
    .where(
      'l.ticket_id',
      'in',
      tickets.map(({ id }) => id),
    )
    .orderBy('l.id')
    .execute();
}

export function ticketView(
  row: TicketRow,
  lines: readonly LineRow[],
  { lotteries, now, mayCancel }: TicketReading,
): LotteryTicket {
  const payout = lines.reduce((sum, line) => sum + (line.payout_micro ?? 0n), 0n);
  const status = statusOf(row, payout, now);
  const isSettled = status === 'won' || status === 'lost';
  const rebate = lines.reduce(
    (sum, { stake_micro: stake, ceiling, series }) => sum + rebateMicro(stake, ceiling, series),
    0n,
  );
  return {
    ticketId: String(row.id),
    gameCode: row.game_code,
    gameName: lotteries.find(row.game_code)?.name ?? row.game_code,
    numero: row.numero,
    status,
    currency: row.currency,
    stakeMicro: String(row.stake_micro),
    payoutMicro: isSettled ? String(payout) : null,
    rebateMicro: isSettled ? String(rebate) : null,
    numbers: row.numbers?.split(',') ?? null,
    placedAt: row.placed_at.toISOString(),
    closesAt: row.closes_at.toISOString(),
    drawsAt: row.draws_at.toISOString(),
    chaseId: row.chase_id === null ? null : String(row.chase_id),
    mayCancel: mayCancel && status === 'open',
    lines: lines.map((line) => ({
      lineId: String(line.id),
      play: line.play,
      selection: line.selection,
      units: line.units,
      mode: line.mode,
      multiple: line.multiple,
      series: line.series,
      ceiling: line.ceiling,
      oddsVersion: line.odds_version,
      stakeMicro: String(line.stake_micro),
      unitStakeMicro: String(line.unit_stake_micro),
      payoutMicro: isSettled ? String(line.payout_micro ?? 0n) : null,
    })),
  };
}

function statusOf(
  { cause, status, closes_at: closesAt }: TicketRow,
  payout: bigint,
  now: Date,
): LotteryTicketStatus {
  if (cause !== null) return cause as 'cancelled' | 'void';
  if (status === 'void' || status === 'voiding') return 'void';
  if (status === 'settled') return payout > 0n ? 'won' : 'lost';
  return status === 'open' && now < closesAt ? 'open' : 'waiting';
}
