import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

/** Rounds of one category, added up; amounts in micro-units. */
export interface CategorySum {
  readonly category: string;
  readonly rounds: bigint;
  readonly stake: bigint;
  readonly payout: bigint;
}

/** A member's rounds of a time by category, without those that were taken back. Reads by index. */
export function sumsByCategory(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
  { from, to }: { from: Date; to: Date },
): Promise<readonly CategorySum[]> {
  return db
    .selectFrom('round')
    .select('category')
    .select((eb) => eb.fn.countAll<bigint>().as('rounds'))
    .select(sql<bigint>`coalesce(sum(stake_micro), 0)::bigint`.as('stake'))
    .select(sql<bigint>`coalesce(sum(payout_micro), 0)::bigint`.as('payout'))
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('opened_at', '>=', from)
    .where('opened_at', '<', to)
    .where('status', '<>', 'rolled_back')
    .groupBy('category')
    .orderBy('category')
    .execute();
}

/** What a member has staked since a moment, in micro-units. */
export async function stakedSince(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
  since: Date,
): Promise<bigint> {
  const { sum } = await db
    .selectFrom('round')
    .select(sql<bigint>`coalesce(sum(stake_micro), 0)::bigint`.as('sum'))
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('opened_at', '>=', since)
    .executeTakeFirstOrThrow();
  return sum;
}

/** Stakes of all rounds that a member has ended, in micro-units. */
export async function stakedInAll(db: Db | Tx, { brand, memberId }: MemberKey): Promise<bigint> {
  const { sum } = await db
    .selectFrom('round')
    .select(sql<bigint>`coalesce(sum(stake_micro), 0)::bigint`.as('sum'))
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('status', '=', 'closed')
    .executeTakeFirstOrThrow();
  return sum;
}

/** A member's time, first moment inclusive, last exclusive. */
export interface MemberTime {
  readonly memberId: bigint;
  readonly from: Date;
  readonly to: Date;
}

/** Times among these in which the member opened no round. */
export async function timesWithoutRound(
  db: Db | Tx,
  brand: string,
  times: readonly MemberTime[],
): Promise<readonly MemberTime[]> {
  if (times.length === 0) return [];
  const { rows } = await sql<{ n: bigint }>`
    select t.n from unnest(
      ${times.map(({ memberId }) => memberId)}::bigint[],
      ${times.map(({ from }) => from)}::timestamptz[],
      ${times.map(({ to }) => to)}::timestamptz[]
    ) with ordinality as t (member, "from", "to", n)
    where not exists (
      select 1 from round r where r.brand = ${brand}::text and r.member_id = t.member
        and r.opened_at >= t."from" and r.opened_at < t."to")
    order by t.n
  `.execute(db);
  return rows.flatMap(({ n }) => times[Number(n) - 1] ?? []);
}
