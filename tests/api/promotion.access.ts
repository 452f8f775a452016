import type { Campaign } from '#contract/generated/types.ts';
import { NEW_CAMPAIGN } from '#domain/promotion/new-campaign.ts';
import { setting } from '#domain/rebate/reward-policy.setting.ts';
import { EVERY_MEANS } from '#domain/setting/setting-declaration.ts';
import { newId } from '#server/platform/id.ts';
import {
  type AccessBrand,
  type AccessFixture,
  recordId,
} from '#tests/support/access/access-fixture.ts';
import { restoreRecord } from '#tests/support/access/restore-record.ts';
import { registerMember } from '#tests/support/members.ts';
import type { KnownValues } from '#tests/support/request-junk/schema-values.ts';

export const fixture: AccessFixture = {
  records: {
    campaignId: 'CAMPAIGN_NOT_FOUND',
    promotionId: 'PROMOTION_NOT_FOUND',
    promotionApplicationId: 'PROMOTION_APPLICATION_NOT_FOUND',
    rewardId: 'REWARD_NOT_HERE',
    heldRewardId: 'HELD_REWARD_NOT_FOUND',
    grantId: 'GRANT_NOT_FOUND',
  },
  make: makePromotionRecords,
  values: {
    decidePromotionApplication: { decision: ['reject'] },
    decideHeldReward: { decision: ['reject'] },
    decideRewardGrant: { decision: ['reject'] },
    setMemberOffers: { limited: [false] },
    setOfferChoice: { optedOut: [false] },
    setCampaignState: { seen: ['live'], state: ['live'] },
  },
  restore: {
    decidePromotionApplication: ({ app, values }) =>
      restoreRecord(app, 'promotion_application', recordId(values, 'promotionApplicationId')),
    decideHeldReward: ({ app, values }) =>
      restoreRecord(app, 'reward', recordId(values, 'heldRewardId')),
    decideRewardGrant: ({ app, values }) =>
      restoreRecord(app, 'reward_grant', recordId(values, 'grantId')),
  },
};

/** A brand's live promotion, and one of each thing of it that waits for somebody. */
async function makePromotionRecords({
  app,
  brand,
  host,
  member,
}: AccessBrand): Promise<KnownValues> {
  const { db } = app.database;
  const at = app.clock.now();
  const own = BigInt(member.memberId);
  const policy = { ...setting.inEffect(null, EVERY_MEANS), rebate: true };
  await db
    .insertInto('brand_setting')
    .values({ brand, kind: 'rewardPolicy', version: 1, value: JSON.stringify(policy) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await app.server.brands.changed();
  const campaignId = newId();
  const words = { title: 'Planted', summary: 'Planted', terms: 'Planted' };
  const document: Campaign = {
    ...NEW_CAMPAIGN,
    startsAt: at.toISOString(),
    texts: [{ language: 'es', ...words }],
  };
  const staff = await db.selectFrom('staff').select('id').limit(1).executeTakeFirstOrThrow();
  await db
    .insertInto('campaign')
    .values({
      id: campaignId,
      brand,
      state: 'live',
      draft: JSON.stringify(document),
      revision: 1,
      live_version: 1,
      trigger_kind: document.trigger.kind,
      spent_micro: 1_000_000_000n,
      rewards: 1_000n,
      starts_at: at,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await db
    .insertInto('campaign_version')
    .values({
      campaign_id: campaignId,
      version: 1,
      document: JSON.stringify(document),
      requested_by: staff.id,
      published_at: at,
    })
    .execute();
  const [applicationId, rewardId, heldRewardId, grantId] = [newId(), newId(), newId(), newId()];
  const applicant = await registerMember(app, { host });
  await db
    .insertInto('promotion_application')
    .values({
      id: applicationId,
      brand,
      campaign_id: campaignId,
      version: 1,
      member_id: BigInt(applicant.memberId),
      comment: 'planted',
      status: 'waiting',
      created_at: at,
    })
    .execute();
  const terms = {
    categoryWeights: [],
    gameWeights: [],
    forbiddenGames: [],
    maxStakeMicro: null,
    orderOfUse: 'cashFirst',
    days: 30,
  };
  const reward = (id: bigint, status: string, owner: bigint) => ({
    id,
    brand,
    member_id: owner,
    campaign_id: campaignId,
    version: 1,
    source: 'staff',
    occasion: `planted ${id}`,
    kind: 'cash',
    currency: 'PEN',
    amount_micro: 1_000_000n,
    terms: JSON.stringify(terms),
    status,
    signals: JSON.stringify(status === 'held' ? ['device'] : []),
    created_at: at,
    expires_at: new Date(at.getTime() + 30 * 86_400_000),
  });
  await db
    .insertInto('reward')
    .values([
      reward(rewardId, 'available', own),
      reward(heldRewardId, 'held', BigInt(applicant.memberId)),
    ])
    .execute();
  await db
    .insertInto('reward_grant')
    .values({
      id: grantId,
      brand,
      campaign_id: campaignId,
      member_id: BigInt(applicant.memberId),
      currency: 'PEN',
      amount_micro: 1_000_000n,
      reason: 'planted',
      status: 'waiting',
      requested_by: staff.id,
      requested_at: at,
    })
    .execute();
  return {
    campaignId: [String(campaignId)],
    promotionId: [String(campaignId)],
    promotionApplicationId: [String(applicationId)],
    rewardId: [String(rewardId)],
    heldRewardId: [String(heldRewardId)],
    grantId: [String(grantId)],
  };
}
