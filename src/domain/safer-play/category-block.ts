import type { PlayKind } from '#contract/generated/types.ts';
import { playKinds } from '#contract/generated/enum-values.ts';
import { CATEGORIES, isCategory } from '../category/categories.ts';
import { RAISE_WAIT_HOURS } from './player-limit.ts';

/** A block of a kind of play. */
export interface StoredBlock {
  /** From then on a requested end may be confirmed; null: none is requested. */
  readonly liftDueAt: Date | null;
}

/** The kind of play that a category of games belongs to; null: none that can be blocked. */
export function playKindOf(category: string): PlayKind | null {
  const kind = isCategory(category) ? CATEGORIES[category].limit : null;
  return playKinds.find((one) => one === kind) ?? null;
}

/** A block after its end was requested. Asking again does not begin the wait anew. */
export function requestLift(held: StoredBlock, now: Date): StoredBlock {
  if (held.liftDueAt !== null) return held;
  return { liftDueAt: new Date(now.getTime() + RAISE_WAIT_HOURS * 3_600_000) };
}

/** Whether a requested end may be confirmed. */
export function mayLift({ liftDueAt }: StoredBlock, now: Date): boolean {
  return liftDueAt !== null && liftDueAt <= now;
}
