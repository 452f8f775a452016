import { limitPeriods } from '#contract/generated/enum-values.ts';
import type { PlayKind, LimitKind, LimitPeriod } from '#contract/generated/types.ts';
import { fitsLimit } from './player-limit.ts';
import { type PlannedPlay, planRefuses } from './planned-session.ts';
import { type CheckedPlay, isCheckDue } from './reality-check.ts';

/** Limits that a stake is judged by; null: none. Micro-units, and minutes of time. */
export type PlayLimits = Readonly<
  Record<Exclude<LimitKind, 'deposit'>, Readonly<Record<LimitPeriod, bigint | null>>>
>;

/** Cash staked and returned within a time, in micro-units. */
export interface Played {
  readonly stakedMicro: bigint;
  readonly returnedMicro: bigint;
}

export const NOTHING_PLAYED: Played = { stakedMicro: 0n, returnedMicro: 0n };

/** What a player lost; below zero: won. */
export const lostIn = ({ stakedMicro, returnedMicro }: Played): bigint =>
  stakedMicro - returnedMicro;

export interface PlaySoFar {
  readonly now: Date;
  /** The kind of play that the stake is for; null: none that can be blocked. */
  readonly category: PlayKind | null;
  readonly blocked: ReadonlySet<PlayKind>;
  readonly limits: PlayLimits;
  readonly played: Readonly<Record<LimitPeriod, Played>>;
  readonly minutes: Readonly<Record<LimitPeriod, number>>;
  /** null: the player asked for no reality check. */
  readonly check: CheckedPlay | null;
  /** null: no session is planned. */
  readonly plan: PlannedPlay | null;
}

export type PlayRefusal =
  | { readonly code: 'CATEGORY_BLOCKED'; readonly category: PlayKind }
  | { readonly code: 'PLAY_LIMIT_REACHED'; readonly kind: LimitKind; readonly period: LimitPeriod }
  | { readonly code: 'REALITY_CHECK_DUE' }
  | { readonly code: 'PLAN_REACHED'; readonly until: Date };

/**
 * Why a stake is not taken; null: it may be. The lowest limit applies, of whatever kind (GLI-19 A.3.7):
 * a stake counts in full against stakes, and against losses as if nothing came back.
 * @param stakeMicro cash to stake; 0 for a round that costs nothing
 */
export function refusePlay(so: PlaySoFar, stakeMicro: bigint): PlayRefusal | null {
  const { category } = so;
  if (category !== null && so.blocked.has(category)) return { code: 'CATEGORY_BLOCKED', category };
  const reached = reachedLimit(so, stakeMicro);
  if (reached !== null) return { code: 'PLAY_LIMIT_REACHED', ...reached };
  const plannedEnd = so.plan === null ? null : planRefuses(so.plan, stakeMicro, so.now);
  if (plannedEnd !== null) return { code: 'PLAN_REACHED', until: plannedEnd };
  if (so.check !== null && isCheckDue(so.check, so.now)) return { code: 'REALITY_CHECK_DUE' };
  return null;
}

function reachedLimit(
  { limits, played, minutes }: PlaySoFar,
  stakeMicro: bigint,
): { kind: LimitKind; period: LimitPeriod } | null {
  for (const period of limitPeriods) {
    const of = played[period];
    // What costs nothing can exceed no limit of money, not even one that was lowered below its use.
    const costs = stakeMicro > 0n;
    if (costs && !fitsLimit(limits.stake[period], of.stakedMicro, stakeMicro)) {
      return { kind: 'stake', period };
    }
    if (costs && !fitsLimit(limits.loss[period], lostIn(of), stakeMicro)) {
      return { kind: 'loss', period };
    }
    const most = limits.time[period];
    if (most !== null && BigInt(minutes[period]) >= most) return { kind: 'time', period };
  }
  return null;
}
