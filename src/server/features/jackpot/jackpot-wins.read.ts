import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import type { Db } from '../../platform/db/database.ts';
import { cursorId, pageOf } from '../../platform/paging.ts';
import { termsView } from './jackpot.setting.ts';
import { termsOf } from './jackpot.store.ts';

/** Entries of a page when it does not say how many. */
const PAGE = 20;

/** Pools of a brand that were won, newest first. */
export async function listJackpotWins(
  db: Db,
  brand: string,
  { limit = PAGE, cursor }: RequestOf<'listJackpotWins'>['query'],
): Promise<ReplyOf<'listJackpotWins'>> {
  let rows = wonCycles(db, brand).limit(limit + 1);
  if (cursor !== undefined) rows = rows.where('c.id', '<', cursorId(cursor));
  return pageOf(await rows.execute(), limit, (row) => ({
    jackpotId: String(row.id),
    memberId: String(row.won_by),
    username: row.username,
    currency: row.currency,
    amountMicro: String(row.won_micro),
    roundId: row.round_ref ?? '',
    terms: termsView(termsOf(row)),
    since: row.started_at.toISOString(),
    at: (row.won_at ?? row.started_at).toISOString(),
  }));
}

function wonCycles(db: Db, brand: string) {
  return db
    .selectFrom('jackpot_cycle as c')
    .innerJoin('member as m', (join) =>
      join.onRef('m.id', '=', 'c.won_by').onRef('m.brand', '=', 'c.brand'),
    )
    .selectAll('c')
    .select('m.username')
    .where('c.brand', '=', brand)
    .where('c.won_at', 'is not', null)
    .orderBy('c.id', 'desc');
}
