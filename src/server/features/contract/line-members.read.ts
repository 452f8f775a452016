import { sql } from 'kysely';
import type { ReplyOf } from '#contract/operation.ts';
import { maskAccount } from '#domain/agent/mask-account.ts';
import { CONTRACT_KINDS } from '#domain/contract/contract-kinds.ts';
import { endOfDay } from '#domain/day/day.ts';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { type LineRow, LINE } from './line.read.ts';

/** Members that are shown: those with the largest bets. */
const SHOWN = 100;

interface MemberSums {
  readonly id: bigint;
  readonly account: string;
  readonly uplineId: bigint;
  readonly valid: bigint;
  readonly profit: bigint;
  readonly winning: bigint;
  readonly losing: bigint;
  readonly isActive: boolean;
  readonly members: bigint;
  readonly validOfAll: bigint;
  readonly profitOfAll: bigint;
  readonly winningOfAll: bigint;
  readonly losingOfAll: bigint;
  readonly activeOfAll: bigint;
}

/**
 * The members whose bets a line was computed from, for one of its sides: those who are in the team at the end of the window.
 * Other accounts than direct downlines are masked. @throws Problem CONTRACT_LINE_NOT_FOUND
 */
export async function listContractLineMembers(
  db: Db,
  { brand, memberId }: MemberKey,
  lineId: bigint,
  timeZone: string,
): Promise<ReplyOf<'listContractLineMembers'>> {
  const line = await lineOfSide(db, { brand, memberId }, lineId);
  const { isProfit, includeSelf } = line;
  const at = line.endsAt ?? endOfDay(timeZone, new Date(`${line.to}T12:00:00Z`));
  const { minBetAmountMicro = null, minDepositMicro = null } = line.tier ?? {};
  const { rows } = await sql<MemberSums>`
    with team as (
      select l.agent_id as member_id, 'own' as scope from agent_line l
      where l.ancestor_id = ${line.memberId}::bigint and l.from_at <= ${at}
        and (l.until_at is null or l.until_at > ${at})
        and (${includeSelf}::boolean or l.agent_id <> l.ancestor_id)
      union all
      select u.member_id, 'team' from agent_line l
      join member_upline u on u.agent_id = l.agent_id and u.from_at <= ${at}
        and (u.until_at is null or u.until_at > ${at})
      where l.ancestor_id = ${line.memberId}::bigint and l.from_at <= ${at}
        and (l.until_at is null or l.until_at > ${at})
        and not exists (
          select 1 from agent_line s where s.agent_id = u.member_id and s.ancestor_id = u.member_id
            and s.from_at <= ${at} and (s.until_at is null or s.until_at > ${at}))
    ),
    play as (${playOf(brand, line)}),
    sums as (
      select p.*, (p.valid >= greatest(${minBetAmountMicro}::bigint, 1)
          and (${minDepositMicro}::bigint is null or p.net >= ${minDepositMicro}::bigint)) as active
      from play p where p.valid <> 0 or p.profit <> 0 or p.winning <> 0 or p.losing <> 0
    )
    select m.id, m.username as account, coalesce(m.parent_id, 0)::bigint as "uplineId",
      s.valid::bigint as valid, s.profit::bigint as profit, s.winning::bigint as winning,
      s.losing::bigint as losing, s.active as "isActive",
      count(*) over () as members, (sum(s.valid) over ())::bigint as "validOfAll",
      (sum(s.profit) over ())::bigint as "profitOfAll",
      (sum(s.winning) over ())::bigint as "winningOfAll",
      (sum(s.losing) over ())::bigint as "losingOfAll",
      (count(*) filter (where s.active) over ())::bigint as "activeOfAll"
    from sums s join member m on m.id = s.member_id
    order by ${isProfit ? sql`abs(s.profit)` : sql`abs(s.valid)`} desc, m.id
    limit ${SHOWN}::int
  `.execute(db);
  const [all] = rows;
  return {
    items: rows.map((row) => ({
      account:
        row.id === memberId || row.uplineId === memberId ? row.account : maskAccount(row.account),
      isOwn: row.id === line.memberId,
      isActive: row.isActive,
      validMicro: String(row.valid),
      profitMicro: String(row.profit),
      winningMicro: String(row.winning),
      losingMicro: String(row.losing),
    })),
    members: Number(all?.members ?? 0n),
    figures: {
      validMicro: String(all?.validOfAll ?? 0n),
      profitMicro: String(all?.profitOfAll ?? 0n),
      winningMicro: String(all?.winningOfAll ?? 0n),
      losingMicro: String(all?.losingOfAll ?? 0n),
      activeMembers: Number(all?.activeOfAll ?? 0n),
    },
  };
}

interface SideLine extends LineRow {
  readonly includeSelf: boolean;
  readonly isProfit: boolean;
  /** Of a run of single bets. */
  readonly after: bigint | null;
  readonly upTo: bigint | null;
}

async function lineOfSide(
  db: Db,
  { brand, memberId }: MemberKey,
  lineId: bigint,
): Promise<SideLine> {
  const row = await db
    .selectFrom('contract_line as l')
    .innerJoin('contract_run as r', 'r.id', 'l.run_id')
    .innerJoin('contract as c', 'c.id', 'l.contract_id')
    .select(LINE.map((column) => `l.${column}` as const))
    .select(['r.bets_after as after', 'r.bets_up_to as upTo', 'c.terms'])
    .where('l.id', '=', lineId)
    .where('l.brand', '=', brand)
    .where((eb) => eb.or([eb('l.member_id', '=', memberId), eb('l.payer_id', '=', memberId)]))
    .executeTakeFirst();
  if (row === undefined) throw new Problem('CONTRACT_LINE_NOT_FOUND');
  const line = row as unknown as SideLine & { terms: { includeSelf: boolean } };
  const isProfit = CONTRACT_KINDS[line.kind].base === 'profit';
  return { ...line, includeSelf: line.terms.includeSelf, isProfit };
}

/** Bets of the team's members in the window, with their net deposits. */
function playOf(brand: string, { currency, from, to, startsAt, after, upTo }: SideLine) {
  if (after !== null && upTo !== null) {
    return sql`select t.member_id, sum(b.valid_micro) as valid, 0 as profit,
        sum(b.winning_micro) as winning, sum(b.losing_micro) as losing, 0 as net
      from settled_round b join team t on t.member_id = b.member_id
      where b.brand = ${brand}::text and b.seq > ${after}::bigint and b.seq <= ${upTo}::bigint
        and b.currency = ${currency}::text
      group by t.member_id`;
  }
  if (startsAt !== null) {
    return sql`select t.member_id, sum(p.valid_micro) as valid,
        sum(p.stake_micro - p.payout_micro) as profit, 0 as winning, 0 as losing, 0 as net
      from team t join play_cell p on p.brand = ${brand}::text and p.member_id = t.member_id
        and p.hour_at = ${startsAt}::timestamptz and p.currency = ${currency}::text
      group by t.member_id`;
  }
  return sql`select t.member_id, sum(d.valid_micro) as valid,
      sum(d.stake_micro - d.payout_micro - d.rebate_micro - d.promotion_micro - d.commission_micro)
        as profit,
      0 as winning, 0 as losing, sum(d.deposit_micro - d.withdrawal_micro) as net
    from team t join team_day d on d.member_id = t.member_id and d.scope = t.scope
      and d.day between ${from}::text and ${to}::text and d.currency = ${currency}::text
    group by t.member_id`;
}
