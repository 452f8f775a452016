import type { PointGood } from '#contract/generated/types.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { findPublished } from '../../promotion/campaign/campaign.read.ts';
import { giveReward } from '../../promotion/reward/give-reward.ts';
import { rewardRefusal } from '../../promotion/reward/reward-refusal.ts';
import { payCash } from './move-points.ts';

interface PaidRedemption {
  readonly id: bigint;
  readonly good: PointGood;
  readonly currency: string;
  /** Amount of all of them; null: they give no money. */
  readonly amountMicro: bigint | null;
}

/**
 * Gives what a redemption is for: cash at once, rewards of a campaign to be claimed. Staff send and ship the
 * other kinds.
 * @param timeZone the one of the brand's day
 * @throws Problem PROMOTION_ENDED, BUDGET_SPENT, NOT_ELIGIBLE with the obstacle, MEMBER_BLOCKED
 */
export async function payGood(
  tx: Tx,
  { ledger, clock }: { readonly ledger: Pick<Ledger, 'postIn'>; readonly clock: Clock },
  member: MemberKey,
  { id, good, currency, amountMicro }: PaidRedemption,
  timeZone: string,
): Promise<void> {
  if (good.kind === 'cash' && amountMicro !== null)
    await payCash(tx, ledger, member, { reference: `good:${id}`, currency, amountMicro });
  if (good.campaignId === null) return;
  const campaign = await findPublished(tx, member.brand, BigInt(good.campaignId));
  if (campaign === null) throw new Problem('PROMOTION_ENDED');
  const occasion = { ...member, currency, source: 'points' as const };
  const given = await giveReward(
    tx,
    clock,
    campaign,
    { ...occasion, occasion: `redemption:${id}` },
    timeZone,
  );
  if (!given.given) throw rewardRefusal(given.obstacle);
}
