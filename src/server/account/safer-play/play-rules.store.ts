import { limitPeriods } from '#contract/generated/enum-values.ts';
import type { PlayKind, LimitPeriod } from '#contract/generated/types.ts';
import type { PlayLimits } from '#domain/safer-play/judge-play.ts';
import { type Plan, planActs } from '#domain/safer-play/planned-session.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { readBlocks } from './category-block.store.ts';
import { readLimits, type StoredLimits } from './player-limit.store.ts';

/** What a player set for play: blocked kinds, limits, the reality check and a planned session. */
export interface PlayRules {
  readonly blocked: ReadonlySet<PlayKind>;
  readonly limits: PlayLimits;
  readonly check: { readonly everyMinutes: number; readonly checkedAt: Date } | null;
  /** null: none, or it is over. */
  readonly plan: Plan | null;
}

export async function readPlayRules(
  db: Db | Tx,
  member: MemberKey,
  clock: Clock,
): Promise<PlayRules> {
  const limits = await readLimits(db, member);
  const blocks = await readBlocks(db, member);
  const row = await db
    .selectFrom('safer_play')
    .selectAll()
    .where('brand', '=', member.brand)
    .where('member_id', '=', member.memberId)
    .executeTakeFirst();
  const plan = row === undefined ? null : planOf(row);
  const everyMinutes = row?.reality_check_minutes ?? null;
  return {
    blocked: new Set(blocks.keys()),
    limits: {
      stake: inForce(limits.stake),
      loss: inForce(limits.loss),
      time: inForce(limits.time),
    },
    check:
      everyMinutes === null ? null : { everyMinutes, checkedAt: row?.checked_at ?? new Date(0) },
    plan: plan !== null && planActs(plan, clock.now()) ? plan : null,
  };
}

/** When a player last looked over their limits because they were asked; null: never. */
export async function readReview(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
): Promise<{ reviewedAt: Date | null; registeredAt: Date }> {
  const row = await db
    .selectFrom('member as m')
    .leftJoin('safer_play as s', (join) =>
      join.onRef('s.brand', '=', 'm.brand').onRef('s.member_id', '=', 'm.id'),
    )
    .select(['m.created_at as registeredAt', 's.reviewed_at as reviewedAt'])
    .where('m.brand', '=', brand)
    .where('m.id', '=', memberId)
    .executeTakeFirstOrThrow();
  return row;
}

export async function writeReview(tx: Tx, member: MemberKey, clock: Clock): Promise<void> {
  await writeRow(tx, member, { reviewed_at: clock.now() });
}

/** Whether any of it bounds stakes. */
export function boundsStakes({ blocked, limits, check, plan }: PlayRules): boolean {
  const isSet = Object.values(limits).some((of) =>
    limitPeriods.some((period) => of[period] !== null),
  );
  return blocked.size > 0 || isSet || check !== null || plan !== null;
}

export async function writeRealityCheck(
  tx: Tx,
  { brand, memberId }: MemberKey,
  change: { everyMinutes?: number | null },
  clock: Clock,
): Promise<void> {
  const { everyMinutes } = change;
  const row = {
    checked_at: clock.now(),
    ...(everyMinutes !== undefined && { reality_check_minutes: everyMinutes }),
  };
  await writeRow(tx, { brand, memberId }, row);
}

export async function writePlan(tx: Tx, member: MemberKey, plan: Plan): Promise<void> {
  await writeRow(tx, member, {
    plan_budget_micro: plan.budgetMicro,
    plan_started_at: plan.startedAt,
    plan_ends_at: plan.endsAt,
  });
}

async function writeRow(
  tx: Tx,
  { brand, memberId }: MemberKey,
  row: {
    checked_at?: Date;
    reality_check_minutes?: number | null;
    plan_budget_micro?: bigint;
    plan_started_at?: Date;
    plan_ends_at?: Date;
    reviewed_at?: Date;
  },
): Promise<void> {
  await tx
    .insertInto('safer_play')
    .values({ brand, member_id: memberId, ...row })
    .onConflict((conflict) => conflict.columns(['brand', 'member_id']).doUpdateSet(row))
    .execute();
}

interface PlanRow {
  plan_budget_micro: bigint | null;
  plan_started_at: Date | null;
  plan_ends_at: Date | null;
}

function planOf(row: PlanRow): Plan | null {
  const { plan_budget_micro: budgetMicro, plan_started_at: startedAt, plan_ends_at: endsAt } = row;
  if (budgetMicro === null || startedAt === null || endsAt === null) return null;
  return { budgetMicro, startedAt, endsAt };
}

function inForce(of: StoredLimits['stake']): Record<LimitPeriod, bigint | null> {
  const entries = limitPeriods.map((period) => [period, of[period].limit] as const);
  return Object.fromEntries(entries) as Record<LimitPeriod, bigint | null>;
}
