import { limitKinds, limitPeriods } from '#contract/generated/enum-values.ts';
import type { LimitKind, LimitPeriod } from '#contract/generated/types.ts';
import { NO_LIMIT, type StoredLimit } from '#domain/safer-play/player-limit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

export type StoredLimits = Readonly<Record<LimitKind, Readonly<Record<LimitPeriod, StoredLimit>>>>;

/** The limits of a player; most have set none. */
export async function readLimits(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
): Promise<StoredLimits> {
  const rows = await db
    .selectFrom('player_limit')
    .select(['kind', 'period', 'amount', 'change_amount', 'change_due_at'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .execute();
  const limitOf = (kind: LimitKind, period: LimitPeriod): StoredLimit => {
    const row = rows.find((one) => one.kind === kind && one.period === period);
    if (row === undefined) return NO_LIMIT;
    const { amount: limit, change_amount: changed, change_due_at: dueAt } = row;
    return { limit, change: dueAt === null ? null : { limit: changed, dueAt } };
  };
  return Object.fromEntries(
    limitKinds.map((kind) => [
      kind,
      Object.fromEntries(limitPeriods.map((period) => [period, limitOf(kind, period)])),
    ]),
  ) as StoredLimits;
}

export async function writeLimit(
  tx: Tx,
  { brand, memberId }: MemberKey,
  { kind, period }: { kind: LimitKind; period: LimitPeriod },
  { limit, change }: StoredLimit,
  clock: Clock,
): Promise<void> {
  const row = {
    amount: limit,
    change_amount: change?.limit ?? null,
    change_due_at: change?.dueAt ?? null,
    updated_at: clock.now(),
  };
  await tx
    .insertInto('player_limit')
    .values({ brand, member_id: memberId, kind, period, ...row })
    .onConflict((conflict) =>
      conflict.columns(['brand', 'member_id', 'kind', 'period']).doUpdateSet(row),
    )
    .execute();
}
