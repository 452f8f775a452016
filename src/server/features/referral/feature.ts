import type { AgentPolicy } from '#contract/generated/types.ts';
import { addsCash } from '../../brands/second-person-above.ts';
import { settingOf } from '../../brands/setting-of.ts';
import { giveCode } from '../../tree/invitation/invitation-code.store.ts';
import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import {
  type CallFacts,
  keyedRoute,
  memberOf,
  route,
  staffOf,
  weighedRoute,
} from '../../platform/route.ts';
import { ownLiveBrand } from '../../settings/setting-routes.ts';
import { followReferrals } from './advance-referrals.ts';
import {
  affiliateApplicationDesk,
  applyForAffiliate,
  decideAffiliateApplication,
  latestApplication,
} from './affiliate-application.ts';
import { decideReferral, reviewedRewardMicro } from './decide-referral.ts';
import {
  listReferrals,
  readReferral,
  referralEarned,
  referralReviewDesk,
} from './referral.read.ts';

/** Members who invite friends, and members who want to become affiliates. */
export function referralFeature(parts: Parts): Feature {
  const { db, clock, brands, relay } = parts;

  /** @throws Problem REFERRAL_OFF */
  const openPolicy = (call: CallFacts): AgentPolicy => {
    const policy = settingOf(brands.byId(memberOf(call).brand), 'agentPolicy');
    if (!policy.referral) throw new Problem('REFERRAL_OFF');
    return policy;
  };
  const decisionOf = (
    call: CallFacts & { body: { decision: 'approve' | 'reject'; reason: string } },
    brand: string,
    id: string,
  ) => ({ ...call.body, brand, id: BigInt(id), staffId: staffOf(call).staffId });
  const nudge = async (): Promise<void> => relay.nudge();

  return {
    name: 'referral',
    consumers: [followReferrals(parts)],
    desks: [affiliateApplicationDesk, referralReviewDesk],
    routes: [
      route('getReferral', async (call) => {
        const policy = openPolicy(call);
        const { brand, memberId, site } = memberOf(call);
        const owner = { brand, memberId };
        const code = await inTransaction(db, (tx) => giveCode(tx, owner, clock));
        return {
          code,
          url: `${call.origin}/join/${code}`,
          currency: site.currency,
          rewardMicro: policy.referralRewardMicro,
          depositMicro: policy.referralDepositMicro,
          playMicro: policy.referralPlayMicro,
          earnedMicro: String(await referralEarned(db, owner)),
        };
      }),

      route('listReferrals', (call) => {
        openPolicy(call);
        return listReferrals(db, memberOf(call), call.query);
      }),

      route('getAffiliateApplication', async (call) => {
        const { brand, memberId } = memberOf(call);
        const { affiliateApplications } = settingOf(brands.byId(brand), 'agentPolicy');
        const application = await latestApplication(db, { brand, memberId });
        const { parent_id: upline } = await db
          .selectFrom('member')
          .select('parent_id')
          .where('id', '=', memberId)
          .where('brand', '=', brand)
          .executeTakeFirstOrThrow();
        const mayApply =
          affiliateApplications &&
          upline === null &&
          (application === null || application.status === 'rejected');
        return { mayApply, application };
      }),

      keyedRoute('applyForAffiliate', (tx, call) => {
        const { brand, memberId } = memberOf(call);
        if (!settingOf(brands.byId(brand), 'agentPolicy').affiliateApplications) {
          throw new Problem('APPLICATIONS_OFF');
        }
        return applyForAffiliate(tx, { brand, memberId }, call.body.text.trim(), clock);
      }),

      keyedRoute(
        'decideAffiliateApplication',
        (tx, call) => {
          const brand = ownLiveBrand(brands, call);
          const decision = decisionOf(call, brand.id, call.params.applicationId);
          return decideAffiliateApplication(tx, brand, decision, clock);
        },
        nudge,
      ),

      weighedRoute('decideReferral', {
        weigh: async (tx, call) => {
          if (call.body.decision === 'reject') return null;
          const brand = ownLiveBrand(brands, call);
          const id = BigInt(call.params.referralId);
          const rewardMicro = await reviewedRewardMicro(tx, { brand: brand.id, id });
          return rewardMicro === null ? null : addsCash(brand, rewardMicro);
        },
        run: async (tx, call) => {
          const brand = ownLiveBrand(brands, call);
          const decision = decisionOf(call, brand.id, call.params.referralId);
          await decideReferral(tx, parts, decision, settingOf(brand, 'agentPolicy'));
          return readReferral(tx, brand.id, decision.id);
        },
        afterCommit: nudge,
      }),
    ],
  };
}
