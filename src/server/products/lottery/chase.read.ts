import { sql } from 'kysely';
import type { LotteryChase } from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { cursorId, pageOf } from '../../platform/paging.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import type { LotteryIndex } from './lottery-parts.ts';

const PAGE = 20;

/** The player's chases, newest first. */
export async function listChases(
  db: Db,
  owner: MemberKey,
  { gameCode, cursor, limit = PAGE }: RequestOf<'listLotteryChases'>['query'],
  lotteries: LotteryIndex,
): Promise<ReplyOf<'listLotteryChases'>> {
  let rows = chaseRows(db, owner)
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (gameCode !== undefined) rows = rows.where('game_code', '=', gameCode);
  if (cursor !== undefined) rows = rows.where('id', '<', cursorId(cursor));
  return pageOf(await rows.execute(), limit, (row) => chaseView(row, lotteries));
}

/** @throws Problem CHASE_NOT_FOUND */
export async function readChase(
  db: Db | Tx,
  owner: MemberKey,
  id: bigint,
  lotteries: LotteryIndex,
): Promise<LotteryChase> {
  const row = await chaseRows(db, owner).where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Problem('CHASE_NOT_FOUND');
  return chaseView(row, lotteries);
}

const chaseRows = (db: Db | Tx, { brand, memberId }: MemberKey) =>
  db
    .selectFrom('lottery_chase')
    .selectAll()
    .select([
      sql<bigint>`(
        select coalesce(sum(t.stake_micro), 0)::bigint from lottery_ticket t
        where t.chase_id = lottery_chase.id
          and not exists (select 1 from lottery_refund r where r.ticket_id = t.id)
      )`.as('bought_micro'),
      sql<bigint>`(
        select coalesce(sum(w.payout_micro), 0)::bigint from lottery_ticket t
        join lottery_draw d on d.id = t.draw_id and d.status = 'settled'
        join lottery_win w on w.ticket_id = t.id and w.draw_id = d.id and w.version = d.version
        where t.chase_id = lottery_chase.id
      )`.as('payout_micro'),
    ])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId);

function chaseView(
  row: Awaited<ReturnType<ReturnType<typeof chaseRows>['execute']>>[number],
  lotteries: LotteryIndex,
): LotteryChase {
  const left = row.status === 'running' ? row.draw_count - row.placed : 0;
  return {
    chaseId: String(row.id),
    gameCode: row.game_code,
    gameName: lotteries.find(row.game_code)?.name ?? row.game_code,
    status: row.status as LotteryChase['status'],
    currency: row.currency,
    firstNumero: row.first_numero,
    count: row.draw_count,
    placed: row.placed,
    stopOnWin: row.stop_on_win,
    stakeMicro: String(row.stake_micro * BigInt(row.draw_count)),
    heldMicro: String(row.stake_micro * BigInt(left)),
    boughtMicro: String(row.bought_micro),
    payoutMicro: String(row.payout_micro),
    createdAt: row.created_at.toISOString(),
  };
}
