import type { GameCategory, IncomeLine } from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import type { LineTerms } from '#domain/earning/earning-kind.ts';
import { incomeTermsOf, kind as income } from '#domain/earning/income/kind.ts';
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
    .selectFrom('earning_line as i')
    .where('i.brand', '=', brand)
    .where('i.kind', '=', income.code)
    .where('i.member_id', '=', memberId)
    .where('i.currency', '=', currency)
    .where('i.from_day', '>=', from)
    .where('i.from_day', '<=', to);
  const sums = await scoped
    .select([
      sql<bigint>`coalesce(sum(i.amount_micro), 0)::bigint`.as('earned'),
      sql<bigint>`coalesce(sum(i.paid_micro), 0)::bigint`.as('paid'),
    ])
    .executeTakeFirstOrThrow();
  let rows = scoped
    .innerJoin('member as m', 'm.id', 'i.source_id')
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
      day: row.from_day,
      gameCategory: row.category as GameCategory,
      memberId: String(row.source_id),
      account: seesNames ? row.username : maskAccount(row.username),
      // Written only by the kind.
      ...incomeTermsOf(row.terms as LineTerms),
      baseMicro: String(row.base_micro),
      amountMicro: String(row.amount_micro),
      paidMicro: String(row.paid_micro),
    })),
  };
}
