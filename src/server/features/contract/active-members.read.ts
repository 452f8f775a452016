import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { partsOf } from '../../play/figures/sums.read.ts';
import type { Asked, FiguresOf } from './team-sql.ts';

/**
 * Members of the present teams who count as active, by `contract tier`. One who never bet does not count. Members are put on
 * the steps of all thresholds and counted by agent first, so that the tree is climbed with sums alone.
 */
export async function activeCounts(
  db: Db | Tx,
  contracts: readonly Asked[],
  of: FiguresOf,
): Promise<ReadonlyMap<string, number>> {
  const asked = contracts.flatMap(({ id, downlineId, terms }) =>
    terms.tiers.flatMap((tier, place) =>
      // A tier without a least number needs no count.
      tier.activeMembers === 0
        ? []
        : [{ id, downlineId, self: terms.includeSelf, place, ...leastOf(tier) }],
    ),
  );
  if (asked.length === 0) return new Map();
  const bets = steps(asked.map(({ leastBet }) => leastBet));
  const deposits = steps(
    asked.flatMap(({ leastDeposit }) => (leastDeposit === null ? [] : [leastDeposit])),
  );
  const { rows } = await sql<{ id: bigint; place: number; count: bigint }>`
    with c as materialized (
      select * from unnest(
        ${asked.map(({ id }) => id)}::bigint[],
        ${asked.map(({ place }) => place)}::int[],
        ${asked.map(({ downlineId }) => downlineId)}::bigint[],
        ${asked.map(({ self }) => self)}::boolean[],
        ${asked.map(({ leastBet }) => bets.indexOf(leastBet) + 1)}::int[],
        ${asked.map(({ leastDeposit }) => (leastDeposit === null ? 0 : deposits.indexOf(leastDeposit) + 1))}::int[]
      ) as c (id, place, member_id, self, bet_step, deposit_step)
    ),
    active as materialized (
      select p.member_id, case when m.account_type = 0 then m.parent_id else m.id end as agent_id,
        width_bucket(p.valid, ${bets}::bigint[]) as bet_step, ${depositStep(deposits)} as deposit_step
      from (
        select member_id, sum(valid_micro)::bigint as valid from play_cell
        where ${inWindow(of)} group by member_id
      ) p
      join member m on m.id = p.member_id
      ${deposits.length === 0 ? sql`` : sql`left join (${netDeposits(of)}) n on n.member_id = p.member_id`}
      where p.valid >= ${bets[0] ?? 1n}::bigint
    ),
    counted as materialized (
      select agent_id, bet_step, deposit_step, count(*) as count from active
      group by agent_id, bet_step, deposit_step
    ),
    own as (
      select c.id, c.place, count(*) as count from c join active a on a.member_id = c.member_id
      where not c.self and a.bet_step >= c.bet_step and a.deposit_step >= c.deposit_step
      group by c.id, c.place
    )
    select c.id, c.place, sum(a.count)::bigint - coalesce(max(o.count), 0) as count
    from counted a
    join agent_line l on l.agent_id = a.agent_id and l.until_at is null
    join c on c.member_id = l.ancestor_id and a.bet_step >= c.bet_step
      and a.deposit_step >= c.deposit_step
    left join own o on o.id = c.id and o.place = c.place
    group by c.id, c.place
  `.execute(db);
  return new Map(rows.map(({ id, place, count }) => [`${id} ${place}`, Number(count)]));
}

/** The bets and deposits from which a member is active. */
function leastOf({ minBetAmountMicro, minDepositMicro }: Asked['terms']['tiers'][number]): {
  readonly leastBet: bigint;
  readonly leastDeposit: bigint | null;
} {
  const bet = BigInt(minBetAmountMicro ?? '1');
  return {
    leastBet: bet < 1n ? 1n : bet,
    leastDeposit: minDepositMicro === null ? null : BigInt(minDepositMicro),
  };
}

/** Each amount once, ascending. */
const steps = (amounts: readonly bigint[]): bigint[] =>
  [...new Set(amounts)].toSorted((one, other) => (one < other ? -1 : 1));

const depositStep = (deposits: readonly bigint[]): RawBuilder<unknown> =>
  deposits.length === 0
    ? sql`0`
    : sql`width_bucket(coalesce(n.net, 0)::bigint, ${deposits}::bigint[])`;

const inWindow = ({ brand, from, to, currency, hour }: FiguresOf): RawBuilder<unknown> => sql`
  brand = ${brand}::text and day between ${from}::text and ${to}::text
    and currency = ${currency}::text and member_id <> 0${
      hour === null ? sql`` : sql` and hour_at = ${hour.startsAt}::timestamptz`
    }`;

const netDeposits = (of: FiguresOf): RawBuilder<unknown> => sql`
  select member_id, sum(coalesce(case c.kind ${DEPOSITS} end, 0)
    - coalesce(case c.kind ${WITHDRAWALS} end, 0)) as net
  from money_cell c where ${inWindow(of)} group by member_id`;

const DEPOSITS = sql.raw(partsOf('deposit'));
const WITHDRAWALS = sql.raw(partsOf('withdrawal'));
