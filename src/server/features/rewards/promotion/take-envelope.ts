import { sql } from 'kysely';
import type { RewardCredited } from '#contract/generated/types.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { lockMember } from '../../../platform/session/lock-member.ts';
import { findPublished } from '../../../promotion/campaign/campaign.read.ts';
import { campaignObstacle } from '../../../promotion/campaign/obstacle.read.ts';
import { claimReward } from '../../../promotion/reward/claim-reward.ts';
import type { RewardDeps } from '../../../promotion/reward/credit-reward.ts';
import { giveReward } from '../../../promotion/reward/give-reward.ts';
import { rewardRefusal } from '../../../promotion/reward/reward-refusal.ts';
import { creditedOf, type RaffleTicket } from './draw-raffle.ts';
import { requireRunning } from './promotion-parts.ts';
import { envelopesLeft } from './rain.read.ts';

export interface TakenEnvelope {
  readonly amountMicro: string;
  readonly reward: RewardCredited;
  readonly left: number;
}

/**
 * Takes the next envelope of a rain: one for each player, each of them by one player. Cash is paid at once; a
 * reward with signs of one person behind several accounts is held.
 * @throws Problem PROMOTION_NOT_FOUND, NOTHING_TO_CLAIM for another kind, PROMOTION_NOT_STARTED,
 * PROMOTION_ENDED, RAIN_OVER, NOT_ELIGIBLE with the
 * obstacle, MEMBER_BLOCKED
 */
export async function takeEnvelope(
  tx: Tx,
  deps: RewardDeps,
  { brand, memberId, currency, timeZone, promotionId }: RaffleTicket,
): Promise<TakenEnvelope> {
  const member = { brand, memberId };
  const now = deps.clock.now();
  await lockMember(tx, member);
  const campaign = await findPublished(tx, brand, BigInt(promotionId));
  if (campaign === null) throw new Problem('PROMOTION_NOT_FOUND');
  if (campaign.document.trigger.kind !== 'rain') throw new Problem('NOTHING_TO_CLAIM');
  requireRunning(campaign, now);
  const own = await tx
    .selectFrom('reward')
    .select(['id', 'amount_micro'])
    .where('campaign_id', '=', campaign.id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (own !== undefined) return taken(tx, campaign.id, own.id, own.amount_micro);
  const at = { now, timeZone, isOccasion: true };
  const obstacle = await campaignObstacle(tx, campaign, member, at);
  if (obstacle === 'budgetSpent') throw new Problem('RAIN_OVER');
  if (obstacle !== null) throw rewardRefusal(obstacle);
  const amountMicro = await nextEnvelope(tx, campaign.id, memberId, now);
  if (amountMicro === null) throw new Problem('RAIN_OVER');
  const occasion = { ...member, currency, source: 'rain' as const, occasion: 'rain' };
  const given = await giveReward(
    tx,
    deps.clock,
    campaign,
    { ...occasion, prizeMicro: amountMicro },
    timeZone,
  );
  if (!given.given) throw rewardRefusal(given.obstacle);
  if (!given.held) await claimReward(tx, deps, member, given.rewardId);
  return taken(tx, campaign.id, given.rewardId, amountMicro);
}

async function taken(
  tx: Tx,
  campaignId: bigint,
  rewardId: bigint,
  amountMicro: bigint,
): Promise<TakenEnvelope> {
  return {
    amountMicro: String(amountMicro),
    reward: await creditedOf(tx, rewardId),
    left: await envelopesLeft(tx, campaignId),
  };
}

/** Takes the free envelope of the lowest number that no other transaction is taking; null: none is left. */
async function nextEnvelope(
  tx: Tx,
  campaignId: bigint,
  memberId: bigint,
  now: Date,
): Promise<bigint | null> {
  const { rows } = await sql<{ amount_micro: bigint }>`
    update envelope set member_id = ${memberId}::bigint, taken_at = ${now}::timestamptz
    where campaign_id = ${campaignId}::bigint and number = (
      select number from envelope
      where campaign_id = ${campaignId}::bigint and member_id is null
      order by number limit 1 for update skip locked
    )
    returning amount_micro
  `.execute(tx);
  return rows[0]?.amount_micro ?? null;
}
