import { mustJoin } from '#domain/promotion/activity.ts';
import { campaignObstacle } from '../../../promotion/campaign/obstacle.read.ts';
import { giveReward } from '../../../promotion/reward/give-reward.ts';
import { rewardChanged } from '../../../promotion/reward/tell-reward.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { lockMember } from '../../../platform/session/lock-member.ts';
import type { MemberKey } from '../../../platform/session/member-key.ts';
import { campaignFor, requireRunning } from './promotion-parts.ts';

export interface Joining extends MemberKey {
  readonly currency: string;
  readonly timeZone: string;
  readonly promotionId: string;
  /** Of the terms that the player read; null: the caller does not tell. */
  readonly version: number | null;
  readonly kind: 'signUp' | 'any';
}

/**
 * Takes part in a promotion on its present terms, which stay the player's. Conditions may be met later.
 * Joining again changes nothing. A sign-up promotion gives its reward at once.
 * @throws Problem PROMOTION_NOT_FOUND, PROMOTION_NOT_STARTED, PROMOTION_ENDED, PROMOTION_CHANGED,
 * NOT_ELIGIBLE with the obstacle, MEMBER_BLOCKED
 */
export async function joinPromotion(tx: Tx, clock: Clock, joining: Joining): Promise<void> {
  const { brand, memberId, timeZone, version } = joining;
  const member = { brand, memberId };
  const now = clock.now();
  await lockMember(tx, member);
  const { campaign, joinedAt } = await campaignFor(tx, member, joining.promotionId);
  const { trigger } = campaign.document;
  const isSignUp = trigger.kind === 'signUp';
  if (joining.kind === 'signUp' && !isSignUp) throw new Problem('PROMOTION_NOT_FOUND');
  // Nothing has to be joined.
  if (!mustJoin(trigger)) throw new Problem('NOT_ELIGIBLE');
  if (joinedAt !== null) return;
  requireRunning(campaign, now);
  if (version !== null && version !== campaign.version) throw new Problem('PROMOTION_CHANGED');
  const obstacle = await campaignObstacle(tx, campaign, member, { now, timeZone });
  if (obstacle === 'blocked') throw new Problem('MEMBER_BLOCKED');
  if (obstacle !== null && (obstacle !== 'conditions' || isSignUp)) {
    throw new Problem('NOT_ELIGIBLE', { value: { obstacle } });
  }
  await tx
    .insertInto('campaign_member')
    .values({
      campaign_id: campaign.id,
      member_id: memberId,
      brand,
      version: campaign.version,
      joined_at: now,
    })
    .execute();
  await tx
    .updateTable('campaign')
    .set((eb) => ({ joined: eb('joined', '+', 1n) }))
    .where('id', '=', campaign.id)
    .execute();
  if (isSignUp) {
    const occasion = { ...member, currency: joining.currency, source: 'signUp' as const };
    await giveReward(tx, clock, campaign, { ...occasion, occasion: 'signUp' }, timeZone);
  }
  await rewardChanged(tx, member, clock);
}
