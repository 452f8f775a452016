import { campaignObstacle } from '../../../promotion/campaign/obstacle.read.ts';
import { insertProof } from '../../../cash/proof.store.ts';
import { rewardChanged } from '../../../promotion/reward/tell-reward.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/id.ts';
import { Problem } from '../../../platform/problem.ts';
import { lockMember } from '../../../platform/session/lock-member.ts';
import type { MemberKey } from '../../../platform/session/member-key.ts';
import { campaignFor, requireRunning } from './promotion-parts.ts';

export interface NewApplication extends MemberKey {
  readonly timeZone: string;
  readonly promotionId: string;
  readonly comment: string;
  /** As `redrawProof` made them. */
  readonly pictures: readonly Buffer[];
}

/**
 * Hands in an application, which waits for staff.
 * @throws Problem PROMOTION_NOT_FOUND, PROMOTION_NOT_STARTED, PROMOTION_ENDED, PICTURE_NEEDED,
 * APPLICATION_OPEN, ALREADY_CLAIMED, NOT_ELIGIBLE with the obstacle, MEMBER_BLOCKED
 */
export async function applyForPromotion(
  tx: Tx,
  clock: Clock,
  application: NewApplication,
): Promise<void> {
  const { brand, memberId, timeZone, comment, pictures } = application;
  const member = { brand, memberId };
  const now = clock.now();
  await lockMember(tx, member);
  const { campaign } = await campaignFor(tx, member, application.promotionId);
  const { trigger } = campaign.document;
  if (trigger.kind !== 'application') throw new Problem('NOT_ELIGIBLE');
  requireRunning(campaign, now);
  if (trigger.asksPictures && pictures.length === 0) {
    throw new Problem('PICTURE_NEEDED', {
      fields: { '/pictures': { code: 'minItems', params: { limit: 1 } } },
    });
  }
  const open = await tx
    .selectFrom('promotion_application')
    .select('id')
    .where('campaign_id', '=', campaign.id)
    .where('member_id', '=', memberId)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  if (open !== undefined) throw new Problem('APPLICATION_OPEN');
  const obstacle = await campaignObstacle(tx, campaign, member, { now, timeZone });
  if (obstacle === 'blocked') throw new Problem('MEMBER_BLOCKED');
  if (obstacle === 'timesReached') throw new Problem('ALREADY_CLAIMED');
  if (obstacle !== null) throw new Problem('NOT_ELIGIBLE', { value: { obstacle } });
  const id = newId();
  await tx
    .insertInto('promotion_application')
    .values({
      id,
      brand,
      campaign_id: campaign.id,
      version: campaign.version,
      member_id: memberId,
      comment,
      picture_count: pictures.length,
      status: 'waiting',
      created_at: now,
    })
    .execute();
  const subject = { brand, subject: 'application', subjectId: id } as const;
  for (const picture of pictures) await insertProof(tx, subject, picture, now);
  await rewardChanged(tx, member, clock);
}
