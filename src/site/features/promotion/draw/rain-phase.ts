import type { ActivityStatus, RainState } from '#contract/generated/types.ts';

/** `taken`: the player has an envelope, whether or not the rain is over. */
export type RainPhase = 'before' | 'running' | 'taken' | 'allTaken' | 'ended';

export function rainPhase(
  status: ActivityStatus,
  { ownMicro, left, seed }: Pick<RainState, 'ownMicro' | 'left' | 'seed'>,
): RainPhase {
  if (ownMicro !== null) return 'taken';
  if (left === 0) return 'allTaken';
  if (status === 'close' || seed !== null) return 'ended';
  return status === 'comingSoon' ? 'before' : 'running';
}
