import type { LotteryExposure, OfficeLotteryDraw } from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { cursorId, pageOf } from '../../platform/paging.ts';
import { Problem } from '../../platform/problem.ts';
import { ACTIVE } from './draw.store.ts';
import { shownStatus } from './draw.read.ts';
import type { LotteryIndex } from './lottery-parts.ts';
import { linesOf, type TicketReading, ticketRows, ticketView } from './ticket.read.ts';

const PAGE = 20;
const SHOWN_BETS = 100;
/** A draw that has no result, or is not paid, so long after its time needs staff. */
export const LATE_MS = 60_000;

interface DrawReading {
  readonly brand: string;
  readonly currency: string;
  readonly staffId: bigint;
  readonly lotteries: LotteryIndex;
  readonly now: Date;
}

/** Draws that need staff, the oldest first; or all, newest first. */
export async function listOfficeDraws(
  db: Db,
  { drawCode, view = 'all', cursor, limit = PAGE }: RequestOf<'listLotteryDraws'>['query'],
  reading: DrawReading,
): Promise<ReplyOf<'listLotteryDraws'>> {
  let rows = drawRows(db).limit(limit + 1);
  if (drawCode !== undefined) rows = rows.where('d.draw_code', '=', drawCode);
  if (view === 'waiting') {
    const late = new Date(reading.now.getTime() - LATE_MS);
    rows = rows
      .where('d.status', 'in', ['closed', 'resulted', 'settling', 'correcting', 'voiding'])
      .where((eb) =>
        eb.or([
          eb('d.draws_at', '<', late),
          eb.and([eb('d.source', '=', 'official'), eb('d.status', '=', 'closed')]),
        ]),
      )
      .orderBy('d.id');
    if (cursor !== undefined) rows = rows.where('d.id', '>', cursorId(cursor));
  } else {
    rows = rows.orderBy('d.id', 'desc');
    if (cursor !== undefined) rows = rows.where('d.id', '<', cursorId(cursor));
  }
  const found = await rows.execute();
  const sums = await sumsOf(db, reading.brand, found);
  return pageOf(found, limit, (row) => drawView(row, sums.get(row.id), reading));
}

/** @throws Problem DRAW_NOT_FOUND */
export async function readOfficeDraw(
  db: Db | Tx,
  id: bigint,
  reading: DrawReading,
): Promise<OfficeLotteryDraw> {
  const row = await drawRows(db).where('d.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Problem('DRAW_NOT_FOUND');
  const sums = await sumsOf(db, reading.brand, [row]);
  return drawView(row, sums.get(row.id), reading);
}

const drawRows = (db: Db | Tx) =>
  db
    .selectFrom('lottery_draw as d')
    .leftJoin('staff as s', 's.id', 'd.entered_by')
    .selectAll('d')
    .select('s.display_name as enterer');

type Row = Awaited<ReturnType<ReturnType<typeof drawRows>['execute']>>[number];

interface DrawSums {
  drawId: bigint;
  tickets: bigint;
  stake: bigint;
  payout: bigint;
}

/** Tickets, stakes and payouts of the brand in these draws. */
async function sumsOf(
  db: Db | Tx,
  brand: string,
  draws: readonly Pick<Row, 'id'>[],
): Promise<ReadonlyMap<bigint, DrawSums>> {
  const ids = draws.map(({ id }) => id);
  const { rows } = await sql<DrawSums>`
    select t.draw_id as "drawId", count(*) as tickets, coalesce(sum(t.stake_micro), 0)::bigint as stake,
      coalesce((
        select sum(c.payout_micro) from lottery_credit c
        join lottery_draw d on d.id = c.draw_id and d.version = c.version
        where c.draw_id = t.draw_id and c.brand = ${brand}
      ), 0)::bigint as payout
    from lottery_ticket t
    where t.draw_id = any(${ids}::bigint[]) and t.brand = ${brand}
      and not exists (select 1 from lottery_refund r where r.ticket_id = t.id)
    group by t.draw_id
  `.execute(db);
  return new Map(rows.map((row) => [row.drawId, row]));
}

function drawView(
  row: Row,
  sums: DrawSums | undefined,
  { currency, staffId, lotteries, now }: DrawReading,
): OfficeLotteryDraw {
  const { entered_by: enteredBy, entered_at: enteredAt } = row;
  const isOpenEnded = ['closed', 'resulted', 'settling', 'correcting'].includes(row.status);
  return {
    drawId: String(row.id),
    drawCode: row.draw_code,
    gameNames: lotteries.ofDraw(row.draw_code).map(({ name }) => name),
    numero: row.numero,
    source: row.source as OfficeLotteryDraw['source'],
    status: shownStatus(row.status),
    version: row.version,
    opensAt: row.opens_at.toISOString(),
    closesAt: row.closes_at.toISOString(),
    drawsAt: row.draws_at.toISOString(),
    numbers: row.numbers?.split(',') ?? null,
    entered:
      enteredBy === null || enteredAt === null
        ? null
        : { by: row.enterer ?? '', isOwn: enteredBy === staffId, at: enteredAt.toISOString() },
    isLate: isOpenEnded && now.getTime() - row.draws_at.getTime() > LATE_MS,
    ticketCount: Number(sums?.tickets ?? 0n),
    stakeMicro: String(sums?.stake ?? 0n),
    payoutMicro: String(sums?.payout ?? 0n),
    reason: row.reason,
    currency,
  };
}

/** Tickets of a brand, newest first; of one player by the account's name. */
export async function listOfficeTickets(
  db: Db,
  brand: string,
  { gameCode, account, cursor, limit = PAGE }: RequestOf<'listOfficeLotteryTickets'>['query'],
  reading: TicketReading,
): Promise<ReplyOf<'listOfficeLotteryTickets'>> {
  let rows = ticketRows(db, brand)
    .innerJoin('member as m', 'm.id', 't.member_id')
    .select('m.username')
    .orderBy('t.id', 'desc')
    .limit(limit + 1);
  if (gameCode !== undefined) rows = rows.where('t.game_code', '=', gameCode);
  if (account !== undefined) {
    rows = rows.where('m.brand', '=', brand).where('m.username', '=', account);
  }
  if (cursor !== undefined) rows = rows.where('t.id', '<', cursorId(cursor));
  const found = await rows.execute();
  const lines = await linesOf(db, found);
  return pageOf(found, limit, (row) => ({
    memberId: String(row.member_id),
    account: row.username,
    ticket: ticketView(row, lines.get(row.id) ?? [], reading),
  }));
}

/** What the bets of draws that are not over can cost a brand, the largest first. */
export async function exposureList(db: Db, brand: string): Promise<LotteryExposure[]> {
  const rows = await db
    .selectFrom('lottery_exposure as e')
    .innerJoin('lottery_draw as d', 'd.id', 'e.draw_id')
    .select([
      'e.game_code',
      'd.numero',
      'e.play',
      'e.bet',
      'e.liability_micro',
      'e.stake_micro',
      'e.currency',
    ])
    .where('d.status', 'in', ACTIVE)
    .where('e.brand', '=', brand)
    .where('e.liability_micro', '>', 0n)
    .orderBy('e.liability_micro', 'desc')
    .limit(SHOWN_BETS)
    .execute();
  return rows.map((row) => ({
    gameCode: row.game_code,
    numero: row.numero,
    play: row.play,
    bet: row.bet,
    liabilityMicro: String(row.liability_micro),
    stakeMicro: String(row.stake_micro),
    currency: row.currency,
  }));
}
