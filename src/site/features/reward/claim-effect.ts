import type { Reward, RewardKind } from '#contract/generated/types.ts';

export type ClaimEffect =
  | 'cashFree'
  | 'cashTurnover'
  | 'bonusBegins'
  | 'bonusWaits'
  | 'bonusFree'
  | Exclude<RewardKind, 'cash' | 'bonus'>;

/** What claiming a reward does with it. */
export function claimEffect(
  { kind, turnoverMicro }: Pick<Reward, 'kind' | 'turnoverMicro'>,
  isBonusRunning: boolean,
): ClaimEffect {
  if (kind === 'cash') return turnoverMicro === '0' ? 'cashFree' : 'cashTurnover';
  if (kind !== 'bonus') return kind;
  if (turnoverMicro === '0') return 'bonusFree';
  return isBonusRunning ? 'bonusWaits' : 'bonusBegins';
}
