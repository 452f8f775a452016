import type { Reward } from '#contract/generated/types.ts';

export type ClaimEffect =
  | 'cashFree'
  | 'cashTurnover'
  | 'bonusBegins'
  | 'bonusWaits'
  | 'bonusFree'
  | 'freeRounds'
  | 'points';

/** What claiming a reward does with it. */
export function claimEffect(
  { kind, turnoverMicro }: Pick<Reward, 'kind' | 'turnoverMicro'>,
  isBonusRunning: boolean,
): ClaimEffect {
  if (kind === 'freeRounds' || kind === 'points') return kind;
  if (kind === 'cash') return turnoverMicro === '0' ? 'cashFree' : 'cashTurnover';
  if (turnoverMicro === '0') return 'bonusFree';
  return isBonusRunning ? 'bonusWaits' : 'bonusBegins';
}
