import { settingOf } from '../../../brands/setting-of.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { JobFence } from '../../../platform/jobs/job-lease.ts';
import { findPublished } from '../../../promotion/campaign/campaign.read.ts';
import { giveReward } from '../../../promotion/reward/give-reward.ts';
import type { FollowParts } from './follow-play.job.ts';

/** Prizes of one run. */
const MOST = 500;

/**
 * Gives the prizes of boards that staff have passed: each place once, as a reward that its member claims.
 * Members who may have no rewards by then get none.
 * @returns places that were looked at
 */
export async function payBoards(parts: FollowParts, fence: JobFence): Promise<number> {
  const { db, clock, brands } = parts;
  const due = await db
    .selectFrom('board_place as p')
    .innerJoin('board_result as b', 'b.campaign_id', 'p.campaign_id')
    .select(['p.campaign_id', 'p.member_id', 'p.brand', 'p.prize_micro'])
    .where('b.state', '=', 'paid')
    .where('p.given', '=', false)
    .where('p.prize_micro', '>', 0n)
    .orderBy('p.campaign_id')
    .orderBy('p.rank')
    .limit(MOST)
    .execute();
  for (const place of due) {
    const brand = brands.byId(place.brand);
    if (brand === null) continue;
    await inTransaction(db, async (tx) => {
      await fence.assertHeld(tx);
      const campaign = await findPublished(tx, place.brand, place.campaign_id);
      if (campaign === null) return;
      const prize = {
        brand: place.brand,
        memberId: place.member_id,
        currency: brand.site.currency,
        source: 'board' as const,
        occasion: 'board',
        prizeMicro: place.prize_micro,
      };
      await giveReward(tx, clock, campaign, prize, settingOf(brand, 'brandDay').timeZone);
      await tx
        .updateTable('board_place')
        .set({ given: true })
        .where('campaign_id', '=', place.campaign_id)
        .where('member_id', '=', place.member_id)
        .execute();
    });
  }
  return due.length;
}
