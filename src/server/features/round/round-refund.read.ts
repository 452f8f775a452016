import { roundRefundList } from '#domain/round/round-refund-list.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { desk } from '../../platform/desk/desk.ts';
import type { DeskScope } from '../../platform/desk/desk-scope.ts';
import { usernameKey } from '../../platform/session/username-key.ts';
import { gameOfRound } from '../../play/rounds/game-of-round.ts';
import type { GameCatalogue } from '../../vendors/game-catalogue.ts';

/** Refunds that wait for a second person, the oldest first. */
export function roundRefundDesk(catalogue: Pick<GameCatalogue, 'nameOf'>) {
  return desk({
    list: roundRefundList,
    rows: (db, { brands }) => refundRows(db, brands),
    item: (row: RefundRow, { staff }: DeskScope) => ({
      brand: row.brand,
      refundId: String(row.id),
      roundId: String(row.round_id),
      memberId: String(row.member_id),
      username: row.username,
      gameName: catalogue.nameOf(row.vendor, row.game_code ?? ''),
      currency: row.currency,
      amountMicro: String(row.amount_micro),
      reason: row.reason,
      requestedBy: row.display_name,
      isOwn: row.requested_by === staff.staffId,
      requestedAt: row.requested_at.toISOString(),
    }),
    views: { waiting: { order: 'id', waits: true } },
    filters: { username: (eb, username) => eb('d.username_key', '=', usernameKey(username)) },
    total: 'amount_micro',
    since: 'requested_at',
  });
}

function refundRows(db: Db | Tx, brands: readonly string[]) {
  return db
    .selectFrom('round_refund as f')
    .innerJoin('member as m', (join) =>
      join.onRef('m.id', '=', 'f.member_id').onRef('m.brand', '=', 'f.brand'),
    )
    .leftJoin('staff as s', 's.id', 'f.requested_by')
    .select(['f.id', 'f.brand', 'f.round_id', 'f.member_id', 'f.vendor', 'f.currency'])
    .select(['f.amount_micro', 'f.reason', 'f.requested_at', 'f.requested_by'])
    .select(['s.display_name', 'm.username', 'm.username_key'])
    .select(gameOfRound('f').as('game_code'))
    .where('f.brand', 'in', brands)
    .where('f.status', '=', 'waiting');
}

type RefundRow = Awaited<ReturnType<ReturnType<typeof refundRows>['execute']>>[number];
