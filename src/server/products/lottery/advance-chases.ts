import { sql } from 'kysely';
import type { LotteryLineEntry } from '#contract/generated/types.ts';
import type { Lottery } from '#domain/lottery/lottery.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { buyNext, type ChaseRow, endChase, moveOn } from './chase.ts';
import { offeredLottery } from './place-ticket.ts';
import type { DrawRow } from './draw.store.ts';
import { type LotteryParts } from './lottery-parts.ts';

/** Chases that one look at a draw takes on; the next look takes the others. */
const CHUNK = 200;

/** Refusals that end a chase; others skip the draw. */
const ENDING: ReadonlySet<string> = new Set([
  'MEMBER_BLOCKED',
  'CATEGORY_BLOCKED',
  'PLAY_NOT_FOUND',
  'SELECTION_INVALID',
  'UNITS_MISMATCH',
  'SERIES_OUT_OF_RANGE',
  'AMOUNT_NOT_CONVERTIBLE',
  'PAYOUT_LIMIT_EXCEEDED',
]);

/** The open draws in which some chase has to buy: one look a second for all of them. */
export async function dueChases(db: Db, open: readonly DrawRow[]): Promise<ReadonlySet<bigint>> {
  if (open.length === 0) return new Set();
  const { rows } = await sql<{ id: bigint }>`
    select d.id from unnest(
      ${open.map(({ id }) => id)}::bigint[], ${open.map(({ drawCode }) => drawCode)}::text[],
      ${open.map(({ opensAt }) => opensAt)}::timestamptz[]
    ) as d (id, draw_code, opens_at)
    where exists (
      select from lottery_chase c where c.draw_code = d.draw_code and c.status = 'running'
        and c.next_opens_at <= d.opens_at
    )
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Buys the tickets of running chases in an open draw. A chase that stops on a win waits until its last
 * draw is paid. @returns how many chases moved
 */
export async function advanceChases(deps: LotteryParts, draw: DrawRow): Promise<number> {
  const due = await deps.db
    .selectFrom('lottery_chase')
    .select(['id', 'game_code'])
    .where('draw_code', '=', draw.drawCode)
    .where('status', '=', 'running')
    .where('next_opens_at', '<=', draw.opensAt)
    .orderBy('next_opens_at')
    .limit(CHUNK)
    .execute();
  let moved = 0;
  for (const { id, game_code: gameCode } of due) {
    const lottery = deps.lotteries.find(gameCode);
    if (lottery === null) continue;
    try {
      if (await inTransaction(deps.db, (tx) => advance(tx, deps, lottery, id, draw))) moved += 1;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      await inTransaction(deps.db, (tx) => passOver(tx, deps, lottery, id, draw, error));
    }
  }
  return moved;
}

/** @returns false when it has to wait, or another node was faster */
async function advance(
  tx: Tx,
  deps: LotteryParts,
  lottery: Lottery,
  id: bigint,
  draw: DrawRow,
): Promise<boolean> {
  const chase = await lockRunning(tx, id);
  if (chase === null || chase.next_opens_at > draw.opensAt) return false;
  if (chase.stop_on_win) {
    // A win ends it when the draw is paid.
    if (await waitsForDraw(tx, id)) return false;
  }
  offeredLottery(deps, chase.brand, lottery.code);
  const live = deps.brands.byId(chase.brand);
  if (live === null) throw new Problem('GAME_MAINTENANCE');
  await buyNext(tx, deps, lottery, live.setting('lotteryTerms'), chase, draw);
  return true;
}

/** Ends the chases that stop on a win and have one in this draw; what they still hold goes back. */
export async function endWonChases(
  deps: LotteryParts,
  { id, version }: Pick<DrawRow, 'id' | 'version'>,
): Promise<void> {
  const won = await deps.db
    .selectFrom('lottery_win as w')
    .innerJoin('lottery_ticket as t', 't.id', 'w.ticket_id')
    .innerJoin('lottery_chase as c', 'c.id', 't.chase_id')
    .select('c.id')
    .distinct()
    .where('w.draw_id', '=', id)
    .where('w.version', '=', version)
    .where('c.status', '=', 'running')
    .where('c.stop_on_win', '=', true)
    .execute();
  for (const { id: chaseId } of won) {
    await inTransaction(deps.db, async (tx) => {
      const chase = await lockRunning(tx, chaseId);
      if (chase !== null) await endChase(tx, deps, chase, 'won');
    });
  }
}

async function passOver(
  tx: Tx,
  deps: LotteryParts,
  lottery: Lottery,
  id: bigint,
  draw: DrawRow,
  { code }: Problem,
): Promise<void> {
  const chase = await lockRunning(tx, id);
  if (chase === null || chase.next_opens_at > draw.opensAt) return;
  if (ENDING.has(code)) await endChase(tx, deps, chase, 'stopped');
  else await moveOn(tx, lottery, chase, draw, false);
}

async function lockRunning(tx: Tx, id: bigint) {
  const row = await tx
    .selectFrom('lottery_chase')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'running')
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  // Written only by placeChase.
  const lines = row.lines as readonly LotteryLineEntry[];
  return { ...row, lines } satisfies ChaseRow & typeof row;
}

async function waitsForDraw(tx: Tx, chaseId: bigint): Promise<boolean> {
  const last = await tx
    .selectFrom('lottery_ticket as t')
    .innerJoin('lottery_draw as d', 'd.id', 't.draw_id')
    .select('d.status')
    .where('t.chase_id', '=', chaseId)
    .orderBy('t.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last !== undefined && last.status !== 'settled' && last.status !== 'void';
}
