import { returnableDepositList } from '#domain/deposit/returnable-deposit-list.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { desk } from '../../platform/desk/desk.ts';

/** Deposits that wait to be returned, the oldest first. */
export const returnableDepositDesk = desk({
  list: returnableDepositList,
  rows: (db, { brands }) => returnableRows(db, brands),
  item: (row: ReturnableRow) => ({
    brand: row.brand,
    depositId: String(row.id),
    memberId: String(row.member_id),
    account: row.username,
    channel: row.channel,
    currency: row.currency,
    amountMicro: String(row.amount_micro),
    reference: row.reference,
    authorisation: row.authorisation,
    paidAt: row.came_at.toISOString(),
  }),
  views: { waiting: { order: 'id', waits: true } },
  filters: {},
  total: 'amount_micro',
  since: 'came_at',
});

function returnableRows(db: Db | Tx, brands: readonly string[]) {
  return db
    .selectFrom('deposit as d')
    .innerJoin('member as m', (join) =>
      join.onRef('m.id', '=', 'd.member_id').onRef('m.brand', '=', 'd.brand'),
    )
    .select(['d.id', 'd.brand', 'd.member_id', 'd.channel', 'd.currency', 'd.amount_micro'])
    .select(['d.reference', 'd.authorisation', 'm.username'])
    .select((eb) => eb.fn.coalesce('d.paid_at', 'd.created_at').as('came_at'))
    .where('d.brand', 'in', brands)
    .where('d.status', '=', 'returnable');
}

type ReturnableRow = Awaited<ReturnType<ReturnType<typeof returnableRows>['execute']>>[number];
