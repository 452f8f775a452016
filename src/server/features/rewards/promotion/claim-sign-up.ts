import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/problem.ts';
import type { MemberKey } from '../../../platform/session/member-key.ts';
import { campaignFor } from './promotion-parts.ts';

/**
 * The reward of a sign-up promotion that a player joined.
 * @throws Problem PROMOTION_NOT_FOUND, NOTHING_TO_CLAIM
 */
export async function claimSignUp(
  tx: Tx,
  { brand, memberId }: MemberKey,
  promotionId: string,
): Promise<bigint> {
  const { campaign } = await campaignFor(tx, { brand, memberId }, promotionId);
  if (campaign.document.trigger.kind !== 'signUp') throw new Problem('PROMOTION_NOT_FOUND');
  const reward = await tx
    .selectFrom('reward')
    .select('id')
    .where('campaign_id', '=', campaign.id)
    .where('member_id', '=', memberId)
    .where('occasion', '=', 'signUp')
    .executeTakeFirst();
  if (reward === undefined) throw new Problem('NOTHING_TO_CLAIM');
  return reward.id;
}
