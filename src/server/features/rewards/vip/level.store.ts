import type { LevelChange, LevelState, LevelStep, MonthFigures } from '#domain/vip/level.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/id.ts';
import type { MemberKey } from '../../../platform/session/member-key.ts';

/** The level of a member as it is kept; null: none yet. The caller holds the member's row. */
export async function readLevel(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
): Promise<LevelState | null> {
  const row = await db
    .selectFrom('member_level')
    .select(['level', 'keep_until', 'is_grace'])
    .where('member_id', '=', memberId)
    .where('brand', '=', brand)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { level: row.level, keepUntil: row.keep_until, isGrace: row.is_grace };
}

export interface Stepped {
  readonly change: LevelChange;
  readonly from: number;
  readonly month: string;
  readonly figures: MonthFigures;
  readonly at: Date;
}

/** Writes a step of a level, with the figures that it follows from. */
export async function writeStep(
  tx: Tx,
  { brand, memberId }: MemberKey,
  { state }: LevelStep,
  { change, from, month, figures, at }: Stepped,
): Promise<void> {
  const row = {
    level: state.level,
    keep_until: state.keepUntil,
    is_grace: state.isGrace,
    changed_at: at,
  };
  await tx
    .insertInto('member_level')
    .values({ member_id: memberId, brand, ...row })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
    .execute();
  await tx
    .insertInto('level_step')
    .values({
      id: newId(),
      brand,
      member_id: memberId,
      change,
      from_level: from,
      to_level: state.level,
      month,
      turnover_micro: figures.turnoverMicro,
      deposit_micro: figures.depositMicro,
      at,
    })
    .execute();
}
