import { type RawBuilder, sql } from 'kysely';
import type { PointTransaction } from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import { POINTS } from '#domain/ledger/unit.ts';
import { shardOf } from '#domain/ledger/shard.ts';
import { POINT_MICRO } from '#domain/points/points.ts';
import { balanceOf } from '../../ledger/ledger.read.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { MAX_ID } from '../../platform/id.ts';
import { cursorId, pageOf } from '../../platform/paging.ts';
import { REWARD_PROVIDER } from '../../promotion/reward/reward.store.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

const PAGE = 20;

/** Points of a player, below zero after a correction that took more than there was. */
export async function pointsOf(db: Db | Tx, { brand, memberId }: MemberKey): Promise<bigint> {
  const { cash, receivable } = await balanceOf(db, { brand, memberId }, POINTS);
  return (cash + receivable) / POINT_MICRO;
}

interface Row {
  readonly id: bigint;
  readonly kind: string;
  readonly amount: bigint;
  readonly after: bigint;
  readonly at: Date;
  /** The category that gave most of it; null: points were used. */
  readonly category: string | null;
  readonly used: 'convert' | 'reward' | 'redeem';
}

type Query = RequestOf<'listPointTransactions'>['query'];

/** Changes of a player's points, newest first. */
export async function listPointTransactions(
  db: Db,
  { brand, memberId }: MemberKey,
  { cursor, limit = PAGE, type, from, to }: Query,
): Promise<ReplyOf<'listPointTransactions'>> {
  const { rows } = await sql<Row>`
    with own as (
      select id, balance from ledger_account
      where shard = ${shardOf(memberId)}::int and brand = ${brand}::text and owner_kind = 'member'
        and owner_id = ${memberId.toString()}::text and currency = ${POINTS}::text
    ),
    moved as (
      select t.id, t.kind, t.provider, t.external_ref, t.created_at as at, (
          select sum(e.amount)::bigint from entry e
          where e.shard = t.shard and e.transfer_id = t.id and e.account_id in (select id from own)
        ) as amount
      from transfer t
      where t.shard = ${shardOf(memberId)}::int and t.member_id = ${memberId}::bigint
        and t.currency = 'PTS' and t.brand = ${brand}::text
    ),
    counted as (
      select m.*, (select coalesce(sum(balance), 0) from own)
        - sum(m.amount) over (order by m.id desc) + m.amount as after
      from moved m
    )
    select c.id, c.kind, c.at, case when ${CONVERTED} then 'convert' when ${REWARDED} then 'reward' else 'redeem' end as used,
       c.amount, c.after::bigint as after, g.category
    from counted c
    left join lateral (
      select l.category from credit_payment p join earning_line l on l.id = p.line_id
      where c.kind = 'pointsEarned' and p.member_id = ${memberId}::bigint
        and p.member_shard = ${shardOf(memberId)}::int
        and p.run_id = (case when c.external_ref ~ '^[0-9]+:' then split_part(c.external_ref, ':', 1) end)::bigint
      order by abs(p.amount_micro) desc, l.id limit 1
    ) g on true
    where c.id < ${cursor === undefined ? MAX_ID : cursorId(cursor)}::bigint
      and ${from === undefined ? sql`true` : sql`c.at >= ${from}::timestamptz`}
      and ${to === undefined ? sql`true` : sql`c.at < ${to}::timestamptz`}
      and ${ofType(type)}
    order by c.id desc
    limit ${limit + 1}::int
  `.execute(db);
  return pageOf(rows, limit, (row): PointTransaction => ({
    transactionId: String(row.id),
    type: (row.category?.toLowerCase() ?? row.used) as PointTransaction['type'],
    changedPoints: Number(row.amount / POINT_MICRO),
    pointsBalance: Math.max(0, Number(row.after / POINT_MICRO)),
    at: row.at.toISOString(),
  }));
}

/** Points that were turned into money; the other uses are goods. */
const CONVERTED = sql`c.kind = 'pointsSpent' and c.external_ref like 'convert:%'`;

/** Points of campaigns, those that were taken back too. */
const REWARDED = sql`c.kind = 'pointsEarned' and c.provider = ${REWARD_PROVIDER}::text`;

const ofType = (type: Query['type']): RawBuilder<unknown> => {
  if (type === undefined) return sql`true`;
  if (type === 'convert') return CONVERTED;
  if (type === 'redeem') return sql`c.kind <> 'pointsEarned' and not (${CONVERTED})`;
  if (type === 'reward') return REWARDED;
  return sql`g.category = ${type.toUpperCase()}::text`;
};
