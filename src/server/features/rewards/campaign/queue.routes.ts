import { rewardAmountMicro } from '#domain/promotion/reward-amount.ts';
import { ownMember } from '../../../account/own-member.ts';
import { givesReward } from '../../../brands/second-person-above.ts';
import { settingOf } from '../../../brands/setting-of.ts';
import type { LiveBrand } from '../../../brands/live-brand.ts';
import type { Parts } from '../../../parts.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { Problem } from '../../../platform/problem.ts';
import {
  type CallFacts,
  keyedRoute,
  type Route,
  staffOf,
  weighedRoute,
} from '../../../platform/route.ts';
import { ownLiveBrand } from '../../../settings/setting-routes.ts';
import { applicationReward, decideApplication, readApplication } from './application-queue.ts';
import { decideHeldReward, readHeldReward } from './held-rewards.ts';
import { createCodes, paidBeyondBudget, readCodeBatch } from './promo-codes.ts';
import { decideGrant, readGrant, requestGrant } from './reward-grants.ts';

type BrandCall = CallFacts & { params: { brand: string } };

/** Routes of applications, held rewards, grants and codes. */
export function queueRoutes(parts: Parts): Route[] {
  const { clock, brands, live, relay, config } = parts;
  const own = (call: BrandCall): LiveBrand => ownLiveBrand(brands, call);
  const language = (call: BrandCall): string => own(call).site.defaultLanguage;
  const timeZone = (call: BrandCall): string => settingOf(own(call), 'brandDay').timeZone;
  const changed = async (call: BrandCall): Promise<void> => {
    relay.nudge();
    live.changed('promotionQueue', { brand: call.params.brand });
  };
  const queue = (call: BrandCall) => ({
    language: language(call),
    now: clock.now(),
    secret: config.secrets.session,
  });
  const granting = (call: BrandCall) => ({
    language: language(call),
    staffId: staffOf(call).staffId,
  });
  const act = (call: BrandCall & { body: { decision: 'approve' | 'reject'; reason: string } }) => ({
    brand: own(call).id,
    staffId: staffOf(call).staffId,
    ...call.body,
  });
  const secret = config.secrets.records;

  return [
    weighedRoute('decidePromotionApplication', {
      weigh: async (tx, call) => {
        if (call.body.decision === 'reject') return null;
        const applicationId = BigInt(call.params.promotionApplicationId);
        const { id: brand, site } = own(call);
        const reward = await applicationReward(tx, { brand, applicationId });
        if (reward === null) return null;
        const terms = { depositMicro: 0n, currency: site.currency };
        return givesReward(own(call), rewardAmountMicro(reward, terms));
      },
      run: async (tx, call) => {
        const applicationId = BigInt(call.params.promotionApplicationId);
        const decision = { ...act(call), applicationId, timeZone: timeZone(call) };
        await decideApplication(tx, clock, decision);
        return readApplication(tx, own(call).id, applicationId, queue(call));
      },
      afterCommit: changed,
    }),

    weighedRoute('decideHeldReward', {
      weigh: async (tx, call) => {
        if (call.body.decision === 'reject') return null;
        const row = await tx
          .selectFrom('reward')
          .select('amount_micro')
          .where('brand', '=', own(call).id)
          .where('id', '=', BigInt(call.params.heldRewardId))
          .where('status', '=', 'held')
          .executeTakeFirst();
        // What is not held any more is refused by the decision itself.
        return row === undefined ? null : givesReward(own(call), row.amount_micro);
      },
      run: async (tx, call) => {
        const rewardId = BigInt(call.params.heldRewardId);
        await decideHeldReward(tx, clock, { ...act(call), rewardId });
        return readHeldReward(tx, own(call).id, rewardId, language(call));
      },
      afterCommit: changed,
    }),

    keyedRoute(
      'requestRewardGrant',
      async (tx, call) => {
        const staff = staffOf(call);
        const member = await ownMember(tx, staff, BigInt(call.params.memberId));
        const brand = brands.byId(member.brand);
        if (brand === null) throw new Problem('MEMBER_NOT_FOUND');
        const policy = brand.setting('rewardPolicy');
        const id = await requestGrant(tx, clock, {
          ...member,
          campaignId: BigInt(call.body.campaignId),
          reason: call.body.reason,
          staffId: staff.staffId,
          dailyCapMicro: BigInt(policy.grantDailyCapMicro),
        });
        const look = { language: brand.site.defaultLanguage, staffId: staff.staffId };
        return readGrant(tx, member.brand, id, look);
      },
      async () => relay.nudge(),
    ),

    keyedRoute(
      'decideRewardGrant',
      async (tx, call) => {
        const grantId = BigInt(call.params.grantId);
        await decideGrant(tx, clock, { ...act(call), grantId, timeZone: timeZone(call) });
        return readGrant(tx, own(call).id, grantId, granting(call));
      },
      changed,
    ),

    weighedRoute('createPromoCodeBatch', {
      weigh: async (tx, call) => {
        const brand = own(call);
        const batch = { ...call.body, brand: brand.id, campaignId: BigInt(call.body.campaignId) };
        const amountMicro = await paidBeyondBudget(tx, batch, brand.site.currency);
        return amountMicro === null ? null : givesReward(brand, amountMicro);
      },
      run: async (tx, call) => {
        const { id: brand } = own(call);
        const { staffId } = staffOf(call);
        const { campaignId, label, kind, count, uses, sharedCode, expiresAt, reason } = call.body;
        const { batchId, codes } = await createCodes(
          tx,
          { clock, secret },
          {
            brand,
            campaignId: BigInt(campaignId),
            label: label.trim(),
            kind,
            count,
            uses,
            sharedCode,
            expiresAt: new Date(expiresAt),
            staffId,
            requestKey: call.idempotencyKey ?? '',
          },
        );
        await writeAudit(tx, {
          staffId,
          brand,
          action: 'createPromoCodeBatch',
          subject: String(batchId),
          before: null,
          after: { campaignId, kind, count: codes.length, uses, label },
          reason,
          at: clock.now(),
        });
        return { batch: await readCodeBatch(tx, brand, batchId, language(call)), codes };
      },
      // Kept answers would keep the codes.
      keep: ({ batch }) => ({ batch, codes: [] }),
    }),

    keyedRoute('revokePromoCodeBatch', async (tx, call) => {
      const { id: brand } = own(call);
      const batchId = BigInt(call.params.batchId);
      const at = clock.now();
      const revoked = await tx
        .updateTable('promo_code_batch')
        .set({ revoked_at: at })
        .where('id', '=', batchId)
        .where('brand', '=', brand)
        .where('revoked_at', 'is', null)
        .returning(['count', 'uses', 'redeemed'])
        .executeTakeFirst();
      if (revoked === undefined) throw new Problem('PROMO_CODE_BATCH_NOT_FOUND');
      await writeAudit(tx, {
        staffId: staffOf(call).staffId,
        brand,
        action: 'revokePromoCodeBatch',
        subject: String(batchId),
        before: { left: revoked.count * revoked.uses - revoked.redeemed },
        after: { left: 0 },
        reason: call.body.reason,
        at,
      });
      return readCodeBatch(tx, brand, batchId, language(call));
    }),
  ];
}
