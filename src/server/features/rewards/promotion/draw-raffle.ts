import type { RafflePrize, RewardCredited } from '#contract/generated/types.ts';
import { sql } from 'kysely';
import { drawUnit, isDraw } from '#domain/promotion/draw-unit.ts';
import { drawPrize, prizeInStock } from '#domain/promotion/raffle.ts';
import { campaignObstacle } from '../../../promotion/campaign/obstacle.read.ts';
import { takeRaffleSeed } from '../../../promotion/campaign/raffle-chain.store.ts';
import { claimReward } from '../../../promotion/reward/claim-reward.ts';
import type { RewardDeps } from '../../../promotion/reward/credit-reward.ts';
import { giveReward } from '../../../promotion/reward/give-reward.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { lockMember } from '../../../platform/session/lock-member.ts';
import type { MemberKey } from '../../../platform/session/member-key.ts';
import { findPublished } from '../../../promotion/campaign/campaign.read.ts';
import { requireRunning } from './promotion-parts.ts';
import { ticketsOf } from './raffle.read.ts';
import { spendTicket } from './spend-ticket.ts';
import { rewardRefusal } from '../../../promotion/reward/reward-refusal.ts';

export interface RaffleTicket extends MemberKey {
  readonly currency: string;
  readonly timeZone: string;
  readonly promotionId: string;
}

export interface RaffleDraw {
  readonly prizeIndex: number;
  readonly reward: RewardCredited;
  readonly ticketsLeft: number;
}

/**
 * Uses a ticket of a raffle, a spin of a wheel or a ticket of a golden egg: the next seed of the campaign's
 * chain draws the prize, which is paid at once. A prize whose stock is used up gives way to the last one. Where
 * the budget no longer covers the largest prize nothing is drawn, and the ticket is kept.
 * @throws Problem PROMOTION_NOT_FOUND, PROMOTION_NOT_STARTED, PROMOTION_ENDED, NOTHING_TO_CLAIM without
 * a ticket, BUDGET_SPENT, NOT_ELIGIBLE with the obstacle, MEMBER_BLOCKED
 */
export async function drawRaffle(
  tx: Tx,
  deps: RewardDeps,
  { brand, memberId, currency, timeZone, promotionId }: RaffleTicket,
): Promise<RaffleDraw> {
  const member = { brand, memberId };
  const now = deps.clock.now();
  await lockMember(tx, member);
  // Draws are made on the present prizes, which all tickets share.
  const campaign = await findPublished(tx, brand, BigInt(promotionId));
  const kind = campaign?.document.trigger.kind;
  if (campaign === null || !isDraw(kind)) throw new Problem('PROMOTION_NOT_FOUND');
  requireRunning(campaign, now);
  const obstacle = await campaignObstacle(tx, campaign, member, { now, timeZone });
  if (obstacle !== null && obstacle !== 'timesReached') throw rewardRefusal(obstacle);
  if (obstacle !== null) throw new Problem('NOTHING_TO_CLAIM');
  const { tickets, used } = await ticketsOf(tx, campaign, member, { now, timeZone });
  if (used >= tickets) throw new Problem('NOTHING_TO_CLAIM');
  const { prizes } = campaign.document;
  await requireBudget(tx, campaign.id, prizes);
  const seed = await takeRaffleSeed(tx, campaign.id, now);
  const number = await nextNumber(tx, campaign.id);
  const unit = drawUnit(kind);
  if (unit !== null)
    await spendTicket(tx, deps.ledger, member, unit, `draw:${campaign.id}:${number}`);
  const drawn = drawPrize(prizes, { ...seed, number });
  const prize = await takeStock(tx, campaign.id, prizes, drawn);
  const amountMicro = BigInt(prizes[prize]?.amountMicro ?? '0');
  await tx
    .insertInto('raffle_draw')
    .values({
      campaign_id: campaign.id,
      number,
      brand,
      member_id: memberId,
      server_seed: seed.serverSeed,
      salt: seed.salt,
      prize,
      drawn,
      amount_micro: amountMicro,
      drawn_at: now,
    })
    .execute();
  const ticketsLeft = tickets - used - 1;
  if (amountMicro === 0n) return { prizeIndex: prize, reward: nothing(currency), ticketsLeft };
  const given = await giveReward(
    tx,
    deps.clock,
    campaign,
    {
      ...member,
      currency,
      source: kind,
      occasion: `raffle:${number}`,
      prizeMicro: amountMicro,
    },
    timeZone,
  );
  if (!given.given) throw rewardRefusal(given.obstacle);
  if (!given.held) await claimReward(tx, deps, member, given.rewardId);
  return { prizeIndex: prize, reward: await creditedOf(tx, given.rewardId), ticketsLeft };
}

/** Holds the budget for the largest prize before anything is drawn. @throws Problem BUDGET_SPENT */
async function requireBudget(
  tx: Tx,
  campaignId: bigint,
  prizes: readonly RafflePrize[],
): Promise<void> {
  const most = prizes.reduce((max, { amountMicro }) => {
    const amount = BigInt(amountMicro);
    return amount > max ? amount : max;
  }, 0n);
  const row = await tx
    .selectFrom('campaign')
    .select(['budget_micro', 'spent_micro'])
    .where('id', '=', campaignId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (row.budget_micro !== null && row.spent_micro + most > row.budget_micro) {
    throw new Problem('BUDGET_SPENT');
  }
}

/**
 * Counts a prize of a limited stock. Draws of a campaign follow each other, since each holds its chain.
 * @returns the prize that is given
 */
async function takeStock(
  tx: Tx,
  campaignId: bigint,
  prizes: readonly RafflePrize[],
  drawn: number,
): Promise<number> {
  if ((prizes[drawn]?.stock ?? 0) === 0) return drawn;
  const row = await tx
    .selectFrom('raffle_stock')
    .select('given')
    .where('campaign_id', '=', campaignId)
    .where('prize', '=', drawn)
    .executeTakeFirst();
  const prize = prizeInStock(prizes, drawn, row?.given ?? 0);
  if (prize !== drawn) return prize;
  await tx
    .insertInto('raffle_stock')
    .values({ campaign_id: campaignId, prize, given: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['campaign_id', 'prize'])
        .doUpdateSet((eb) => ({ given: eb('raffle_stock.given', '+', 1) })),
    )
    .execute();
  return prize;
}

async function nextNumber(tx: Tx, campaignId: bigint): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(number), 0)::int as last from raffle_draw
    where campaign_id = ${campaignId}::bigint
  `.execute(tx);
  return (rows[0]?.last ?? 0) + 1;
}

const nothing = (currency: string): RewardCredited => ({
  transferId: null,
  fund: 'cash',
  currency,
  amountMicro: '0',
  turnoverRequirementMicro: '0',
  points: 0,
});

/** What a claim brought, as the specification tells it. */
export async function creditedOf(tx: Tx, rewardId: bigint): Promise<RewardCredited> {
  const row = await tx
    .selectFrom('reward')
    .select(['kind', 'currency', 'amount_micro', 'turnover_micro', 'transfer_id'])
    .where('id', '=', rewardId)
    .executeTakeFirstOrThrow();
  return {
    transferId: row.transfer_id === null ? null : String(row.transfer_id),
    fund: row.kind === 'bonus' ? 'bonus' : row.kind === 'freeRounds' ? 'promo' : 'cash',
    currency: row.currency,
    amountMicro: String(row.amount_micro),
    turnoverRequirementMicro: String(row.turnover_micro),
    points: 0,
  };
}
