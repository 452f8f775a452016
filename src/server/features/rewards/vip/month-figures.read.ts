import { NEW_GOAL } from '#domain/mission/goal.ts';
import type { MonthFigures } from '#domain/vip/level.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { type GoalScope, goalValues } from '../../../promotion/mission/goal-value.read.ts';

/** Valid bets and deposits of members in a month; those without any are left out. */
export async function monthFigures(
  db: Db | Tx,
  scope: GoalScope,
): Promise<ReadonlyMap<bigint, MonthFigures>> {
  const turnover = await goalValues(db, { ...NEW_GOAL, fact: 'validBet' }, scope);
  const deposits = await goalValues(db, { ...NEW_GOAL, fact: 'depositSum' }, scope);
  const members = new Set([...turnover.keys(), ...deposits.keys()]);
  return new Map(
    [...members].map((memberId) => [
      memberId,
      {
        turnoverMicro: turnover.get(memberId) ?? 0n,
        depositMicro: deposits.get(memberId) ?? 0n,
      },
    ]),
  );
}

export const NO_FIGURES: MonthFigures = { turnoverMicro: 0n, depositMicro: 0n };
