import { sql } from 'kysely';
import { AGENT_TYPES } from '#domain/agent/agent-powers.ts';
import type { Db, Tx } from '../../platform/db/database.ts';

/** A member's own figures of a category over some days, from the team figures. */
export interface OwnSum {
  readonly memberId: bigint;
  readonly category: string;
  readonly currency: string;
  readonly validMicro: bigint;
  /** Stakes - payouts - rebates - promotions; below zero: the player won. */
  readonly lossMicro: bigint;
}

interface SumsOf {
  readonly brand: string;
  /** Days, both inclusive. */
  readonly from: string;
  readonly to: string;
  /** Members above this, ascending; or one member. */
  readonly afterMember?: bigint;
  readonly memberId?: bigint;
  readonly members: number;
}

/**
 * Own figures of some members, a page in the order of their ids. An agent's own part has rows of its own;
 * the row of any other member is its own part.
 */
export async function ownSums(db: Db | Tx, of: SumsOf): Promise<readonly OwnSum[]> {
  const { rows } = await sql<{
    member_id: bigint;
    category: string;
    currency: string;
    valid: bigint;
    loss: bigint;
  }>`
    with page as (
      select distinct t.member_id from team_day t
      where t.brand = ${of.brand}::text and t.day >= ${of.from}::text and t.day <= ${of.to}::text
        and t.member_id > ${of.afterMember ?? 0n}::bigint
        and (${of.memberId ?? null}::bigint is null or t.member_id = ${of.memberId ?? null}::bigint)
      order by t.member_id limit ${of.members}::int
    )
    select t.member_id, t.category, t.currency, sum(t.valid_micro)::bigint as valid,
      sum(t.stake_micro - t.payout_micro - t.rebate_micro - t.promotion_micro)::bigint as loss
    from page p
    join member m on m.id = p.member_id
    join team_day t on t.member_id = p.member_id
      and t.scope = case when m.account_type = any(${[...AGENT_TYPES]}::int[]) then 'own' else 'team' end
    where t.brand = ${of.brand}::text and t.day >= ${of.from}::text and t.day <= ${of.to}::text
    group by t.member_id, t.category, t.currency
    order by t.member_id, t.category
  `.execute(db);
  return rows.map((row) => ({
    memberId: row.member_id,
    category: row.category,
    currency: row.currency,
    validMicro: row.valid,
    lossMicro: row.loss,
  }));
}
