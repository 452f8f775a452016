import type { VipLevel } from '#contract/generated/types.ts';
import { addDays, periodOf } from '../day/day.ts';

/** What a member did in a calendar month, in micro-units. */
export interface MonthFigures {
  readonly turnoverMicro: bigint;
  readonly depositMicro: bigint;
}

/** A member's level; 0: none. */
export interface LevelState {
  readonly level: number;
  /** The last day that it is kept without any play. */
  readonly keepUntil: string;
  /** The month before did not keep it. */
  readonly isGrace: boolean;
}

export type LevelChange = 'reached' | 'kept' | 'grace' | 'lowered';

export interface LevelStep {
  readonly state: LevelState;
  readonly change: LevelChange;
}

type Levels = readonly VipLevel[];

/** The highest level that a month reaches; 0: none. A level is only reached with those below it. */
export function reachedLevel(
  levels: Levels,
  { turnoverMicro, depositMicro }: MonthFigures,
): number {
  const missed = levels.findIndex(
    (level) =>
      turnoverMicro < BigInt(level.turnoverMicro) || depositMicro < BigInt(level.depositMicro),
  );
  return missed === -1 ? levels.length : missed;
}

/** Last day of the month after the one that a day lies in. */
export const endOfNextMonth = (day: string): string =>
  periodOf(addDays(periodOf(day, 'month').to, 1), 'month').to;

/** The rise of a member by the figures of the present month; null: it reaches no higher level. */
export function rise(
  state: LevelState | null,
  levels: Levels,
  month: MonthFigures,
  today: string,
): LevelStep | null {
  const level = reachedLevel(levels, month);
  if (level <= (state?.level ?? 0)) return null;
  return {
    change: 'reached',
    state: { level, keepUntil: endOfNextMonth(today), isGrace: false },
  };
}

/** A level that is kept to a day without a review. */
export const renewed = ({ level }: LevelState, keepUntil: string): LevelStep => ({
  change: 'kept',
  state: { level, keepUntil, isGrace: false },
});

/**
 * What the end of a month that a level was kept to does: enough valid bets of that month keep it to the end of
 * the next; without them the next month is one of grace; and a month of grace without them lowers it by one.
 * @param month figures of the month that ends with `state.keepUntil`
 * @returns null: the member has no level
 */
export function review(state: LevelState, levels: Levels, month: MonthFigures): LevelStep | null {
  if (state.level === 0) return null;
  const keepUntil = endOfNextMonth(state.keepUntil);
  // Levels that the brand has taken away are lost.
  const level = Math.min(state.level, levels.length);
  const keepMicro = BigInt(levels[level - 1]?.keepMicro ?? '0');
  if (level === state.level && month.turnoverMicro >= keepMicro) {
    return { change: 'kept', state: { level, keepUntil, isGrace: false } };
  }
  if (level === state.level && !state.isGrace) {
    return { change: 'grace', state: { level, keepUntil, isGrace: true } };
  }
  const lowered = level < state.level ? level : level - 1;
  return { change: 'lowered', state: { level: lowered, keepUntil, isGrace: false } };
}
