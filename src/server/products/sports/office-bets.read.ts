import type { OfficeSportsBet } from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { cursorId, pageOf } from '../../platform/paging.ts';
import { Problem } from '../../platform/problem.ts';
import { betView } from './bet.read.ts';
import { type LegRow, legsOf, legsOfAll } from './bet.store.ts';

const PAGE = 20;

/** Bets of a brand, newest first. */
export async function listOfficeBets(
  db: Db,
  brand: string,
  {
    view = 'all',
    account,
    sportsEventId: event,
    acceptedAfter,
    cursor,
    limit = PAGE,
  }: RequestOf<'listOfficeSportsBets'>['query'],
): Promise<ReplyOf<'listOfficeSportsBets'>> {
  let rows = betRows(db, brand)
    .orderBy('b.id', 'desc')
    .limit(limit + 1);
  if (view === 'open') rows = rows.where('b.status', 'in', ['held', 'open']);
  if (view === 'late') {
    rows = rows.where('b.late_since', 'is not', null).where('b.status', 'in', ['open', 'settled']);
  }
  if (account !== undefined) rows = rows.where('m.username', '=', account);
  if (event !== undefined) {
    rows = rows.where('b.id', 'in', (from) =>
      from.selectFrom('sports_leg').select('bet_id').where('event', '=', event),
    );
  }
  if (acceptedAfter !== undefined) rows = rows.where('b.accepted_at', '>', new Date(acceptedAfter));
  if (cursor !== undefined) rows = rows.where('b.id', '<', cursorId(cursor));
  const found = await rows.execute();
  const legs = await legsOfAll(
    db,
    found.map(({ id }) => id),
  );
  return pageOf(found, limit, (row) =>
    officeBet(
      row,
      legs.filter(({ betId }) => betId === row.id),
    ),
  );
}

/** @throws Problem SPORTS_BET_NOT_FOUND */
export async function readOfficeBet(
  from: Db | Tx,
  brand: string,
  id: bigint,
): Promise<OfficeSportsBet> {
  const row = await betRows(from, brand).where('b.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Problem('SPORTS_BET_NOT_FOUND');
  return officeBet(row, await legsOf(from, id));
}

const betRows = (from: Db | Tx, brand: string) =>
  from
    .selectFrom('sports_bet as b')
    .innerJoin('member as m', 'm.id', 'b.member_id')
    .selectAll('b')
    .select('m.username')
    .where('b.brand', '=', brand)
    .where('m.brand', '=', brand);

type BetRow = Awaited<ReturnType<ReturnType<typeof betRows>['execute']>>[number];

const officeBet = ({ username, ...bet }: BetRow, legs: readonly LegRow[]): OfficeSportsBet => ({
  memberId: String(bet.member_id),
  account: username,
  lateSince: bet.late_since?.toISOString() ?? null,
  voidReason: bet.void_reason,
  bet: betView(bet, legs),
});
