import type { GameCategory, IncomeLine } from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import { maskAccount } from '#domain/agent/mask-account.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { cursorId, pageOf } from '../../platform/paging.ts';
import { checkDays, type TeamReader } from './team.read.ts';

const PAGE = 20;

/** An agent's income in a period, newest lines first, and its sum. @throws Problem INVALID_PERIOD */
export async function listIncome(
  db: Db,
  { brand, memberId, currency, seesNames }: TeamReader,
  query: RequestOf<'listIncome'>['query'],
  today: string,
): Promise<ReplyOf<'listIncome'>> {
  checkDays(query);
  const { from, to, cursor, limit = PAGE } = query;
  const scoped = db
    .selectFrom('agent_income as i')
    .where('i.brand', '=', brand)
    .where('i.agent_id', '=', memberId)
    .where('i.currency', '=', currency)
    .where('i.day', '>=', from)
    .where('i.day', '<=', to);
  const sums = await scoped
    .select([
      sql<bigint>`coalesce(sum(i.amount_micro), 0)::bigint`.as('earned'),
      sql<bigint>`coalesce(sum(i.paid_micro), 0)::bigint`.as('paid'),
    ])
    .executeTakeFirstOrThrow();
  let rows = scoped
    .innerJoin('member as m', 'm.id', 'i.downline_id')
    .selectAll('i')
    .select('m.username')
    .orderBy('i.id', 'desc')
    .limit(limit + 1);
  if (cursor !== undefined) rows = rows.where('i.id', '<', cursorId(cursor));
  return {
    currency,
    today,
    earnedMicro: String(sums.earned),
    paidMicro: String(sums.paid),
    ...pageOf(await rows.execute(), limit, (row): IncomeLine => ({
      incomeId: String(row.id),
      day: row.day,
      gameCategory: row.category as GameCategory,
      memberId: String(row.downline_id),
      account: seesNames ? row.username : maskAccount(row.username),
      basis: row.basis as IncomeLine['basis'],
      agentValue: row.agent_value,
      downlineValue: row.downline_value,
      rateBasisPoints: row.rate_basis_points,
      baseMicro: String(row.base_micro),
      amountMicro: String(row.amount_micro),
      paidMicro: String(row.paid_micro),
    })),
  };
}
