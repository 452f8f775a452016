import { sql } from 'kysely';
import type { GameCategory } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { MAX_DAYS } from '#domain/record/period.ts';
import type { Db } from '../../platform/db/database.ts';
import { sumsByCategory } from '../../play/rounds/round-sums.read.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

interface Asked extends MemberKey {
  currency: string;
  from: Date;
  to: Date;
}

/**
 * What a member paid in, was paid, staked and won in a period, by category. Reads the member's own
 * rounds of the period by index.
 * @throws Problem INVALID_PERIOD
 */
export async function personalLoss(
  db: Db,
  { brand, memberId, currency, from, to }: Asked,
): Promise<ReplyOf<'getPersonalLoss'>> {
  const days = (to.getTime() - from.getTime()) / 86_400_000;
  if (!(days > 0 && days <= MAX_DAYS)) {
    throw new Problem('INVALID_PERIOD', { fields: { '/to': { code: 'END_BEFORE_START' } } });
  }
  const rounds = await sumsByCategory(db, { brand, memberId }, { from, to });
  const deposits = await db
    .selectFrom('deposit')
    .select(sql<bigint>`coalesce(sum(received_micro), 0)::bigint`.as('sum'))
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('status', '=', 'credited')
    .where('credited_at', '>=', from)
    .where('credited_at', '<', to)
    .executeTakeFirstOrThrow();
  const withdrawals = await db
    .selectFrom('withdrawal')
    .select(sql<bigint>`coalesce(sum(received_micro), 0)::bigint`.as('sum'))
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('status', '=', 'received')
    .where('ended_at', '>=', from)
    .where('ended_at', '<', to)
    .executeTakeFirstOrThrow();
  const total = (of: (row: (typeof rounds)[number]) => bigint): bigint =>
    rounds.reduce((sum, row) => sum + of(row), 0n);
  const [stake, payout] = [total((row) => row.stake), total((row) => row.payout)];
  return {
    currency,
    from: from.toISOString(),
    to: to.toISOString(),
    depositedMicro: String(deposits.sum),
    withdrawnMicro: String(withdrawals.sum),
    rounds: Number(total((row) => row.rounds)),
    stakeMicro: String(stake),
    payoutMicro: String(payout),
    netWinMicro: String(payout - stake),
    categories: rounds.map((row) => ({
      gameCategory: row.category as GameCategory,
      rounds: Number(row.rounds),
      stakeMicro: String(row.stake),
      payoutMicro: String(row.payout),
      netWinMicro: String(row.payout - row.stake),
    })),
  };
}
