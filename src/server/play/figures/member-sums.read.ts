import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { type Days, partsOf } from './sums.read.ts';

/** A member's own figures of a category over some days. */
export interface MemberSum {
  readonly memberId: bigint;
  /** Empty: money that belongs to no category. */
  readonly category: string;
  readonly currency: string;
  readonly stakeMicro: bigint;
  readonly validMicro: bigint;
  /** Stakes - payouts - rebates - promotions; below zero: the player won. */
  readonly lossMicro: bigint;
}

interface MembersOf extends Days {
  readonly brand: string;
  /** Members above this, ascending; or one member. */
  readonly afterMember?: bigint;
  readonly memberId?: bigint;
  readonly members: number;
}

/** Own figures of some members by category, a page in the order of their ids. */
export async function memberSums(db: Db | Tx, of: MembersOf): Promise<readonly MemberSum[]> {
  const page = await membersWithFigures(db, of);
  if (page.length === 0) return [];
  const isAsked = sql`c.brand = ${of.brand}::text and c.member_id = any(${[...page]}::bigint[])
    and c.day between ${of.from}::text and ${of.to}::text`;
  const { rows } = await sql<{
    member_id: bigint;
    category: string;
    currency: string;
    stake: bigint;
    valid: bigint;
    loss: bigint;
  }>`
    select member_id, category, currency, sum(stake)::bigint as stake, sum(valid)::bigint as valid,
      sum(loss)::bigint as loss
    from (
      select c.member_id, c.category, c.currency, c.stake_micro as stake, c.valid_micro as valid,
        c.stake_micro - c.payout_micro as loss
      from play_cell c where ${isAsked}
      union all
      select c.member_id, '', c.currency, 0, 0,
        -(coalesce(case c.kind ${GIVEN} end, 0))
      from money_cell c where ${isAsked}
    ) s
    group by member_id, category, currency
    order by member_id, category
  `.execute(db);
  return rows.map((row) => ({
    memberId: row.member_id,
    category: row.category,
    currency: row.currency,
    stakeMicro: row.stake,
    validMicro: row.valid,
    lossMicro: row.loss,
  }));
}

/** Rebates and promotions: what the house gave back. */
const GIVEN = sql.raw(`${partsOf('rebate')} ${partsOf('promotion')}`);

/** Members who did anything that is counted in these days, ascending. */
export async function membersWithFigures(
  db: Db | Tx,
  { brand, from, to, afterMember = 0n, memberId, members }: MembersOf,
): Promise<readonly bigint[]> {
  const isAsked = sql`c.brand = ${brand}::text and c.day between ${from}::text and ${to}::text
    and c.member_id > ${afterMember}::bigint
    and (${memberId ?? null}::bigint is null or c.member_id = ${memberId ?? null}::bigint)`;
  const { rows } = await sql<{ member_id: bigint }>`
    select member_id from (
      (select distinct c.member_id from play_cell c where ${isAsked} order by c.member_id
        limit ${members}::int)
      union
      (select distinct c.member_id from money_cell c where ${isAsked} order by c.member_id
        limit ${members}::int)
    ) m order by member_id limit ${members}::int
  `.execute(db);
  return rows.map((row) => row.member_id);
}

/** What a member played on a day, in micro-units. */
export interface DayPlay {
  readonly day: string;
  readonly stakeMicro: bigint;
  /** Stakes - payouts. */
  readonly lossMicro: bigint;
}

/** A member's play by day; days without a stake are left out. */
export async function playByDay(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
  { from, to }: Days,
): Promise<readonly DayPlay[]> {
  const { rows } = await sql<{ day: string; stake: bigint; loss: bigint }>`
    select c.day, sum(c.stake_micro)::bigint as stake,
      sum(c.stake_micro - c.payout_micro)::bigint as loss
    from play_cell c
    where c.brand = ${brand}::text and c.member_id = ${memberId}::bigint
      and c.day between ${from}::text and ${to}::text
    group by c.day having sum(c.stake_micro) > 0 order by c.day
  `.execute(db);
  return rows.map(({ day, stake, loss }) => ({ day, stakeMicro: stake, lossMicro: loss }));
}

/** Players whose valid bets of some days reach an amount, ascending. Agents are none. */
export async function playersByValid(
  db: Db,
  brand: string,
  { from, to }: Days,
  { leastMicro, most }: { leastMicro: bigint; most: number },
): Promise<readonly { memberId: bigint; validMicro: bigint }[]> {
  const { rows } = await sql<{ member: bigint; valid: bigint }>`
    select c.member_id as member, sum(c.valid_micro)::bigint as valid
    from play_cell c join member m on m.id = c.member_id and m.account_type = 0
    where c.brand = ${brand}::text and c.day between ${from}::text and ${to}::text
    group by c.member_id having sum(c.valid_micro) >= ${leastMicro}::bigint
    order by c.member_id limit ${most}::int
  `.execute(db);
  return rows.map(({ member, valid }) => ({ memberId: member, validMicro: valid }));
}
