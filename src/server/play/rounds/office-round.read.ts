import type { OfficeRound } from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import type { Db } from '../../platform/db/database.ts';
import { cursorId, pageOf } from '../../platform/paging.ts';
import { type GameNames, roundView } from './rounds-of-member.read.ts';

/** Page size when the query names none. */
const PAGE = 20;

type Query = RequestOf<'searchRounds'>['query'];

/**
 * A brand's rounds, newest first: all, one member's, one title's, of a time. Ids grow with time, so a
 * time without a member reads the newest rounds on, page by page.
 */
export async function searchRounds(
  db: Db,
  brand: string,
  query: Query,
  names: GameNames,
): Promise<ReplyOf<'searchRounds'>> {
  const limit = query.limit ?? PAGE;
  let rows = roundsOf(db, brand)
    .orderBy('r.id', 'desc')
    .limit(limit + 1);
  if (query.cursor !== undefined) rows = rows.where('r.id', '<', cursorId(query.cursor));
  if (query.roundId !== undefined) rows = rows.where('r.id', '=', BigInt(query.roundId));
  if (query.username !== undefined) rows = rows.where('m.username', '=', query.username);
  if (query.gameCode !== undefined) rows = rows.where('r.game_code', '=', query.gameCode);
  if (query.from !== undefined) rows = rows.where('r.opened_at', '>=', new Date(query.from));
  if (query.to !== undefined) rows = rows.where('r.opened_at', '<', new Date(query.to));
  return pageOf(await rows.execute(), limit, (row) => officeRound(row, names));
}

/** Null: the brand has no such round. */
export async function findOfficeRound(db: Db, brand: string, id: bigint) {
  return (await roundsOf(db, brand).where('r.id', '=', id).executeTakeFirst()) ?? null;
}

function roundsOf(db: Db, brand: string) {
  return db
    .selectFrom('round as r')
    .innerJoin('member as m', (join) =>
      join.onRef('m.id', '=', 'r.member_id').onRef('m.brand', '=', 'r.brand'),
    )
    .leftJoin('round_refund as f', (join) =>
      join
        .onRef('f.brand', '=', 'r.brand')
        .onRef('f.vendor', '=', 'r.vendor')
        .onRef('f.member_id', '=', 'r.member_id')
        .onRef('f.round_ref', '=', 'r.round_ref')
        .on('f.status', '<>', 'rejected'),
    )
    .selectAll('r')
    .select(['m.username', 'f.status as refund'])
    .where('r.brand', '=', brand);
}

type Row = NonNullable<Awaited<ReturnType<typeof findOfficeRound>>>;

export function officeRound(row: Row, names: GameNames): OfficeRound {
  const mayRefund =
    row.status === 'closed' && row.refund === null && row.stake_micro > row.payout_micro;
  return {
    ...roundView(row, names),
    memberId: String(row.member_id),
    username: row.username,
    refund: row.refund as OfficeRound['refund'],
    mayRefund,
  };
}
