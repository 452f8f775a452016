import type { ReplyOf } from '#contract/operation.ts';
import type { Db } from '../../platform/db/database.ts';
import { cursorId, pageOf, type PageQuery } from '../../platform/paging.ts';
import { roundsById } from '../../play/rounds/round.read.ts';
import type { GameCatalogue } from '../../vendors/game-catalogue.ts';

/** A brand's refunds that wait for a second person, newest first. */
export async function readRoundRefunds(
  db: Db,
  catalogue: Pick<GameCatalogue, 'nameOf'>,
  brand: string,
  staffId: bigint,
  page: PageQuery,
): Promise<ReplyOf<'listRoundRefunds'>> {
  let query = db
    .selectFrom('round_refund as f')
    .innerJoin('member as m', (join) =>
      join.onRef('m.id', '=', 'f.member_id').onRef('m.brand', '=', 'f.brand'),
    )
    .leftJoin('staff as s', 's.id', 'f.requested_by')
    .select(['f.id', 'f.round_id', 'f.member_id', 'f.currency', 'f.amount_micro', 'f.reason'])
    .select(['f.requested_at', 'f.requested_by', 's.display_name', 'm.username'])
    .select('f.vendor')
    .where('f.brand', '=', brand)
    .where('f.status', '=', 'waiting')
    .orderBy('f.id', 'desc')
    .limit(page.limit + 1);
  if (page.cursor !== undefined) query = query.where('f.id', '<', cursorId(page.cursor));
  const rows = await query.execute();
  const ids = rows.map((row) => row.round_id);
  const games = new Map((await roundsById(db, brand, ids)).map((one) => [one.id, one.game_code]));
  return pageOf(rows, page.limit, (row) => ({
    refundId: String(row.id),
    roundId: String(row.round_id),
    memberId: String(row.member_id),
    username: row.username,
    gameName: catalogue.nameOf(row.vendor, games.get(row.round_id) ?? ''),
    currency: row.currency,
    amountMicro: String(row.amount_micro),
    reason: row.reason,
    requestedBy: row.display_name,
    isOwn: row.requested_by === staffId,
    requestedAt: row.requested_at.toISOString(),
  }));
}
