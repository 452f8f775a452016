/** Stakes rest for so long after a planned session. */
export const PAUSE_MINUTES = 60;

export interface Plan {
  readonly budgetMicro: bigint;
  readonly startedAt: Date;
  readonly endsAt: Date;
}

export interface PlannedPlay extends Plan {
  /** Stakes less what came back since it began; below zero: won. */
  readonly lostMicro: bigint;
}

export function pausedUntil({ endsAt }: Plan): Date {
  return new Date(endsAt.getTime() + PAUSE_MINUTES * 60_000);
}

/** Whether a plan still acts: it runs, or play rests after it. */
export const planActs = (plan: Plan, now: Date): boolean => now < pausedUntil(plan);

/**
 * Whether a plan refuses a stake. @returns until when stakes rest; null: it is within the plan
 */
export function planRefuses(plan: PlannedPlay, stakeMicro: bigint, now: Date): Date | null {
  if (!planActs(plan, now)) return null;
  const isOver = now >= plan.endsAt;
  const isBeyond = stakeMicro > 0n && plan.lostMicro + stakeMicro > plan.budgetMicro;
  return isOver || isBeyond ? pausedUntil(plan) : null;
}
