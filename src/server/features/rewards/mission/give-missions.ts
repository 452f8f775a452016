import type { DayRange } from '#domain/day/day.ts';
import { countsDeposits } from '#domain/mission/goal.ts';
import { settingOf } from '../../../brands/setting-of.ts';
import type { Parts } from '../../../parts.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { MemberKey } from '../../../platform/session/member-key.ts';
import { lockMember } from '../../../platform/session/lock-member.ts';
import {
  liveCampaigns,
  type PublishedCampaign,
} from '../../../promotion/campaign/campaign.read.ts';
import type { GoalScope } from '../../../promotion/mission/goal-value.read.ts';
import {
  goalsReached,
  missionOccasion,
  periodAt,
} from '../../../promotion/mission/goals-reached.read.ts';
import { giveReward } from '../../../promotion/reward/give-reward.ts';
import { takeBackReward } from '../../../promotion/reward/take-back-rewards.ts';

export type MissionParts = Pick<Parts, 'clock' | 'ledger' | 'brands'>;

/** Members whose rewards of a period differ from what they have reached. */
export interface MissionDifference {
  readonly campaign: PublishedCampaign;
  readonly days: DayRange;
  /** Members who reached it and have no reward yet. */
  readonly due: readonly bigint[];
  /** Members who have the reward of a period that they no longer reach, after a correction. */
  readonly undue: readonly bigint[];
}

/** Compares what members have reached with what they were given. It writes nothing. */
export async function missionDifference(
  db: Db | Tx,
  campaign: PublishedCampaign,
  scope: GoalScope,
): Promise<MissionDifference> {
  const reached = new Set(await goalsReached(db, campaign, scope));
  const rows = await db
    .selectFrom('reward')
    .select(['member_id', 'status'])
    .where('campaign_id', '=', campaign.id)
    .where('member_id', 'in', [...scope.members])
    .where('occasion', '=', missionOccasion(scope.days))
    .execute();
  const given = new Map(rows.map((row) => [row.member_id, row.status]));
  return {
    campaign,
    days: scope.days,
    due: [...reached].filter((memberId) => !given.has(memberId)),
    undue: [...given]
      .filter(([memberId, status]) => !reached.has(memberId) && status !== 'reversed')
      .map(([memberId]) => memberId),
  };
}

/** Gives the reward of a period: once, despite any failure between. */
export async function giveMission(
  tx: Tx,
  { clock, brands }: Pick<MissionParts, 'clock' | 'brands'>,
  { campaign, days }: MissionDifference,
  memberId: bigint,
  depositId?: bigint,
): Promise<void> {
  const brand = brands.byId(campaign.brand);
  if (brand === null) return;
  const occasion = {
    brand: campaign.brand,
    memberId,
    currency: brand.site.currency,
    source: 'mission' as const,
    occasion: missionOccasion(days),
    ...(depositId === undefined ? {} : { depositId }),
  };
  await giveReward(tx, clock, campaign, occasion, settingOf(brand, 'brandDay').timeZone);
}

/** Takes the reward of a period back that a correction of rounds left without its ground. */
async function takeMissionBack(
  tx: Tx,
  { clock, ledger }: MissionParts,
  { campaign, days }: MissionDifference,
  memberId: bigint,
): Promise<void> {
  await lockMember(tx, { brand: campaign.brand, memberId });
  const reward = await tx
    .selectFrom('reward')
    .selectAll()
    .where('campaign_id', '=', campaign.id)
    .where('member_id', '=', memberId)
    .where('occasion', '=', missionOccasion(days))
    .where('status', 'in', ['held', 'available', 'queued', 'active', 'claimed'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (reward !== undefined) await takeBackReward(tx, { clock, ledger }, reward);
}

/** Brings rewards to what members have reached, each in its own transaction. @returns rewards that changed */
export async function settleMission(
  parts: MissionParts & Pick<Parts, 'db'>,
  difference: MissionDifference,
): Promise<number> {
  for (const memberId of difference.due) {
    await inTransaction(parts.db, (tx) => giveMission(tx, parts, difference, memberId));
  }
  for (const memberId of difference.undue) {
    await inTransaction(parts.db, (tx) => takeMissionBack(tx, parts, difference, memberId));
  }
  return difference.due.length + difference.undue.length;
}

/**
 * Gives the missions with goals of deposits that a credited deposit completes. They go with the deposit: if it
 * is reversed, they are taken back.
 */
export async function giveDepositMissions(
  tx: Tx,
  parts: Pick<MissionParts, 'clock' | 'brands'>,
  { brand, memberId }: MemberKey,
  depositId: bigint,
): Promise<void> {
  const { timeZone } = settingOf(parts.brands.byId(brand), 'brandDay');
  for (const campaign of await liveCampaigns(tx, brand, ['mission'])) {
    if (!campaign.document.trigger.goals.some(countsDeposits)) continue;
    const days = periodAt(campaign, parts.clock.now(), timeZone);
    const scope = { brand, members: [memberId], days, timeZone };
    const difference = await missionDifference(tx, campaign, scope);
    if (difference.due.length > 0) await giveMission(tx, parts, difference, memberId, depositId);
  }
}
