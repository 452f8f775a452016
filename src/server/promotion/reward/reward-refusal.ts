import type { PromotionObstacle } from '#contract/generated/types.ts';
import { Problem } from '../../platform/problem.ts';

/** Refusal of a reward, by the player's obstacle. */
export function rewardRefusal(obstacle: PromotionObstacle | null): Problem {
  if (obstacle === 'blocked') return new Problem('MEMBER_BLOCKED');
  if (obstacle === 'budgetSpent') return new Problem('BUDGET_SPENT');
  if (obstacle === 'ended') return new Problem('PROMOTION_ENDED');
  if (obstacle === 'timesReached' || obstacle === null) return new Problem('ALREADY_CLAIMED');
  return new Problem('NOT_ELIGIBLE', { value: { obstacle } });
}
