import type { ActivityStatus, Campaign, PromotionObstacle } from '#contract/generated/types.ts';

/** Where a player is with a campaign. */
export interface Activity {
  readonly now: Date;
  readonly startsAt: Date;
  /** null: until it is ended. */
  readonly endsAt: Date | null;
  /** Live now; false: it was paused or has ended. */
  readonly isLive: boolean;
  readonly trigger: Campaign['trigger'];
  readonly joined: boolean;
  /** A reward that can be claimed, and whether staff gave it. */
  readonly claimable: 'own' | 'issued' | null;
  /** A reward is held for review, or its turnover runs. */
  readonly inProgress: boolean;
  readonly application: 'waiting' | 'approved' | 'rejected' | null;
  /** The player has got all that one player gets. */
  readonly isDone: boolean;
  readonly obstacle: PromotionObstacle | null;
}

/** Whether players join it before it gives anything. */
export function mustJoin({ kind, mustJoin: asked }: Campaign['trigger']): boolean {
  return kind === 'signUp' || (kind === 'deposit' && asked);
}

/** The specification's status of an activity. A visitor is told what a new player would be. */
export function activityStatus(activity: Activity): ActivityStatus {
  const { now, startsAt, endsAt } = activity;
  if (activity.claimable !== null) return activity.claimable === 'issued' ? 'issued' : 'claim';
  if (activity.inProgress) return 'process';
  if (activity.application === 'waiting') return 'applying';
  if (activity.isDone) return 'claimed';
  if (!activity.isLive || (endsAt !== null && now >= endsAt)) return 'close';
  if (now < startsAt) return 'comingSoon';
  if (activity.application === 'rejected') return 'rejected';
  if (activity.obstacle === 'budgetSpent') return 'close';
  if (mustJoin(activity.trigger) && !activity.joined) return 'join';
  return activity.trigger.kind === 'application' ? 'join' : 'joined';
}
